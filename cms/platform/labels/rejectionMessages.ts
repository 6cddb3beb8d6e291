import type { Locale } from '../locales/locales';

/** Error messages that several parts of the CMS use. */
export const REJECTION_MESSAGES = {
  tooManyRequests: {
    he: 'נשלחו יותר מדי בקשות מהחיבור שלכם. אפשר לנסות שוב בעוד כמה דקות.',
    en: 'Too many requests came from your connection. Please try again in a few minutes.',
  },
  formTooLarge: {
    he: 'הטופס והקבצים המצורפים גדולים מדי. אפשר לשלוח בבת אחת עד 60 מגה־בייט.',
    en: 'The form and its files are too large. You can send up to 60 MB at once.',
  },
  loggedOut: {
    he: 'ההתחברות למערכת פגה, ולכן דבר לא נשמר. מה שהוקלד עדיין כתוב כאן. יש להתחבר בלשונית אחרת, ואז ללחוץ כאן שוב.',
    en: 'You are no longer logged in, so nothing was saved. What you typed is still here. Log in in another tab, then press again.',
  },
  emptyFile: {
    he: 'הקובץ ריק. כדאי לבדוק שהוא נשמר או הועתק במלואו, ולבחור אותו שוב.',
    en: 'The file is empty. Check that it was saved or copied completely, and choose it again.',
  },
} as const satisfies Record<string, Record<Locale, string>>;
