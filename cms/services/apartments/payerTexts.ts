import type { Locale } from '../../platform/locales/locales';

/** Texts of mails to payers. */
const texts = {
  paidTitle: { he: 'הדירה שוריינה: אישור תשלום', en: 'The home is reserved: confirmation of payment' },
  paidText: {
    he: 'קיבלנו את תשלום המקדמה, והדירה משוריינת לכם. נתקשר תוך יום עסקים אחד לקביעת מועד לחתימה.',
    en: 'We have received your advance payment, and the home is reserved for you. We will call within one business day to set a date for signing.',
  },
  lateTitle: {
    he: 'התשלום הגיע מאוחר מדי ויוחזר במלואו',
    en: 'The payment came too late and is returned in full',
  },
  lateText: {
    he: 'התשלום הגיע אחרי שזמן השריון נגמר, והדירה עברה בינתיים למישהו אחר. אנחנו מחזירים את הסכום במלואו לאמצעי התשלום שבו שילמתם, בדרך כלל תוך ימי עסקים ספורים.',
    en: 'The payment came after the time to reserve was over, and meanwhile the home went to somebody else. We are returning the whole amount to the means of payment you used, usually within a few business days.',
  },
  refundTitle: { he: 'התשלום מוחזר לכם', en: 'Your payment is being returned' },
  refundText: {
    he: 'אנחנו מחזירים את תשלום המקדמה במלואו לאמצעי התשלום שבו בוצע, בדרך כלל תוך ימי עסקים ספורים. הדירה אינה משוריינת עוד.',
    en: 'We are returning your advance payment in full to the means of payment you used, usually within a few business days. The home is no longer reserved.',
  },
  reference: { he: 'מספר פנייה', en: 'Reference' },
  home: { he: 'הדירה', en: 'Home' },
  amount: { he: 'סכום', en: 'Amount' },
  paidAt: { he: 'מועד התשלום', en: 'Paid on' },
  payer: { he: 'שם המשלם', en: 'Name of the payer' },
  sandbox: {
    he: 'זהו תשלום לבדיקה: לא עבר כסף.',
    en: 'This was a payment for tests: no money moved.',
  },
  notInvoice: {
    he: 'הודעה זו מאשרת את התשלום ואינה חשבונית מס.',
    en: 'This message confirms the payment and is not a tax invoice.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type PayerText = keyof typeof texts;

/** Returns a text of the payer's mail. */
export const payerText = (key: PayerText, language: Locale): string => texts[key][language];
