import type { Locale } from '../locales/locales';

/** Messages for rejections that occur in several places. */
export const REJECTION_MESSAGES = {
  tooManyRequests: {
    he: 'יותר מדי פניות הגיעו מהחיבור שלך. אפשר לנסות שוב בעוד כמה דקות.',
    en: 'Too many requests came from your connection. Please try again in a few minutes.',
  },
  formTooLarge: {
    he: 'הטופס והקבצים שבו גדולים מדי. אפשר לשלוח בבת אחת עד 60 מגה־בייט.',
    en: 'The form is too large with its files. Up to 60 MB can be sent at once.',
  },
  loggedOut: {
    he: 'החיבור למערכת הסתיים ולכן דבר לא נשמר. מה שהוקלד עדיין כתוב כאן: מתחברים בלשונית אחרת, וחוזרים ללחוץ כאן.',
    en: 'You are no longer logged in, so nothing was saved. What you typed is still here: log in in another tab, then press again.',
  },
  emptyFile: {
    he: 'הקובץ ריק: אין בו דבר. כדאי לבדוק שהוא נשמר או הועתק במלואו, ולבחור אותו שוב.',
    en: 'The file is empty. Check that it was saved or copied completely, and choose it again.',
  },
} as const satisfies Record<string, Record<Locale, string>>;
