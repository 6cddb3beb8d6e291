import type { Locale } from '../../platform/locales/locales';

/** Texts of the mails to payers, in both languages. */
const texts = {
  paidTitle: { he: 'הדירה שוריינה: אישור תשלום', en: 'Your home is reserved: payment confirmation' },
  paidText: {
    he: 'קיבלנו את תשלום המקדמה, והדירה משוריינת לכם. נתקשר תוך יום עסקים אחד לקביעת מועד לחתימה.',
    en: 'We have received your advance payment, and the home is reserved for you. We will call within one business day to set a date for signing.',
  },
  lateTitle: {
    he: 'התשלום הגיע מאוחר מדי ויוחזר במלואו',
    en: 'Your payment came too late and is being refunded in full',
  },
  lateText: {
    he: 'התשלום הגיע אחרי שזמן השריון הסתיים, ובינתיים הדירה שוריינה למישהו אחר. אנחנו מחזירים את מלוא הסכום לאמצעי התשלום שבו שילמתם, בדרך כלל תוך כמה ימי עסקים.',
    en: 'Your payment arrived after the reservation time had ended, and by then someone else had reserved the home. We are refunding the full amount to your payment method, usually within a few business days.',
  },
  refundTitle: { he: 'אנחנו מחזירים לכם את התשלום', en: 'Your payment is being refunded' },
  refundText: {
    he: 'אנחנו מחזירים את מלוא המקדמה לאמצעי התשלום שבו שילמתם, בדרך כלל תוך כמה ימי עסקים. הדירה כבר אינה משוריינת לכם.',
    en: 'We are refunding your advance payment in full to your payment method, usually within a few business days. The home is no longer reserved for you.',
  },
  reference: { he: 'מספר פנייה', en: 'Reference' },
  home: { he: 'הדירה', en: 'Home' },
  amount: { he: 'סכום', en: 'Amount' },
  paidAt: { he: 'מועד התשלום', en: 'Paid on' },
  payer: { he: 'שם המשלם', en: 'Payer’s name' },
  sandbox: {
    he: 'זהו תשלום לבדיקה: לא בוצע חיוב.',
    en: 'This was a test payment: you were not charged.',
  },
  notInvoice: {
    he: 'ההודעה מאשרת את קבלת התשלום ואינה חשבונית מס.',
    en: 'This message confirms the payment and is not a tax invoice.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type PayerText = keyof typeof texts;

/** Returns a text for the mail to a payer. */
export const payerText = (key: PayerText, language: Locale): string => texts[key][language];
