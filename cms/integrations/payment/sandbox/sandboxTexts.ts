import type { Locale } from '../../../platform/locales/locales';

const texts = {
  title: { he: 'תשלום מקדמה', en: 'Advance payment' },
  notice: {
    he: 'זהו דף תשלום לבדיקה. אין צורך בכרטיס ולא מתבצע חיוב.',
    en: 'This is a test payment page. No card is needed and nothing is charged.',
  },
  asset: { he: 'הנכס', en: 'Property' },
  payer: { he: 'המשלם', en: 'Payer' },
  reference: { he: 'מספר פנייה', en: 'Reference' },
  amount: { he: 'לתשלום', en: 'To pay' },
  pay: { he: 'תשלום', en: 'Pay' },
  decline: { he: 'לדחות את התשלום', en: 'Decline the payment' },
  silent: { he: 'לא לענות', en: 'Never answer' },
  elsewhere: { he: 'לענות ממקור אחר', en: 'Answer from a wrong origin' },
  tests: { he: 'לבדיקת תקלות', en: 'Test errors' },
  paid: { he: 'התשלום התקבל', en: 'The payment was received' },
  declined: { he: 'התשלום נדחה', en: 'The payment was declined' },
  expired: { he: 'פג תוקף התשלום', en: 'The payment has expired' },
  refunded: { he: 'התשלום הוחזר', en: 'The payment was refunded' },
  wait: { he: 'רק רגע…', en: 'One moment…' },
  silence: { he: 'הדף הזה לא יענה.', en: 'This page will not answer.' },
  elsewhereText: {
    he: 'נשלחה הודעת הצלחה ממקור זר. האתר צריך להתעלם ממנה.',
    en: 'A success message was sent from a foreign origin. The site should ignore it.',
  },
  back: { he: 'חזרה לדף התשלום', en: 'Back to the payment page' },
  unknown: { he: 'אין תשלום כזה', en: 'There is no such payment' },
} as const satisfies Record<string, Record<Locale, string>>;

export type SandboxText = keyof typeof texts;

/** Returns a text of the sandbox's pages. */
export const sandboxText = (key: SandboxText, language: Locale): string => texts[key][language];
