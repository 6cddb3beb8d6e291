import { REJECTION_MESSAGES } from '../../platform/labels/rejectionMessages';
import type { Locale } from '../../platform/locales/locales';

/** Messages for requests that are rejected as a whole. */
const texts = {
  foreignOrigin: {
    he: 'אי אפשר לשלוח טופס זה מאתר אחר.',
    en: 'This form cannot be sent from another website.',
  },
  wrongContentType: {
    he: 'הבקשה צריכה להיות בפורמט application/json.',
    en: 'The request must be application/json.',
  },
  tooLarge: { he: 'הבקשה גדולה מדי.', en: 'The request is too large.' },
  busy: {
    he: 'המערכת עמוסה כרגע. אפשר לנסות שוב בעוד רגע.',
    en: 'The service is busy right now. Please try again in a moment.',
  },
  malformedJson: { he: 'הבקשה אינה JSON תקין.', en: 'The request is not valid JSON.' },
  invalidFields: { he: 'יש לתקן את השדות המסומנים.', en: 'Please correct the marked fields.' },
  unknownConsents: {
    he: 'נוסח ההסכמה בדף הזה אינו מוכר, ולכן הפנייה לא נשמרה. יש לטעון את הדף מחדש ולשלוח שוב.',
    en: 'The consent text on this page is not known, so your message was not stored. Reload the page and send it again.',
  },
  unknownForm: { he: 'אין טופס כזה.', en: 'There is no such form.' },
  wrongFormId: {
    he: 'Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.',
    en: 'Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.',
  },
  wrongKey: {
    he: 'הכותרת Idempotency-Key חייבת להיות UUID, או 22 עד 128 אותיות לטיניות, ספרות, מקפים או קווים תחתונים.',
    en: 'The header Idempotency-Key must be a UUID, or 22 to 128 Latin letters, digits, dashes or underscores.',
  },
  keyReused: {
    he: 'המפתח Idempotency-Key כבר שימש לבקשה אחרת.',
    en: 'The Idempotency-Key was already used for a different request.',
  },
  keyBusy: {
    he: 'הבקשה עדיין בטיפול. אפשר לנסות שוב בעוד רגע.',
    en: 'The same request is still being handled. Please try again in a moment.',
  },
  tooMany: REJECTION_MESSAGES.tooManyRequests,
  tooManyReads: REJECTION_MESSAGES.tooManyRequests,
  captchaMissing: {
    he: 'הבדיקה שאינכם רובוט לא הושלמה. יש לטעון את הדף מחדש ולשלוח שוב.',
    en: 'The check that you are not a robot was not completed. Reload the page and send it again.',
  },
  captchaWrong: {
    he: 'הבדיקה שאינכם רובוט נכשלה. אפשר לנסות שוב.',
    en: 'The check that you are not a robot failed. Please try again.',
  },
  captchaExpired: {
    he: 'פג תוקפה של הבדיקה שאינכם רובוט. אפשר לנסות שוב.',
    en: 'The check that you are not a robot has expired. Please try again.',
  },
  captchaReplayed: {
    he: 'הבדיקה שאינכם רובוט כבר שימשה פעם אחת. אפשר לנסות שוב.',
    en: 'The check that you are not a robot was already used. Please try again.',
  },
  captchaUnreachable: {
    he: 'שירות האימות אינו זמין כרגע, ולכן הפנייה לא התקבלה. אפשר לנסות שוב בעוד כמה דקות.',
    en: 'The service that checks for robots is unavailable, so your message was not accepted. Please try again in a few minutes.',
  },
  wrongCode: { he: 'הקוד אינו מתאים לבניין הזה.', en: 'This code does not match the building.' },
  paymentUnavailable: {
    he: 'שירות התשלומים אינו זמין כרגע, ולא בוצע חיוב. אפשר לנסות שוב בעוד כמה דקות.',
    en: 'The payment service is not available right now, and nothing was charged. Please try again in a few minutes.',
  },
  unknownPayment: { he: 'אין תשלום כזה.', en: 'There is no such payment.' },
  unknownLottery: { he: 'אין הגרלה כזאת.', en: 'There is no such lottery.' },
  unknownMeeting: { he: 'אי אפשר לקבוע כאן פגישות.', en: 'No meetings can be booked here.' },
  noDrawYet: {
    he: 'רשימת המספרים מתפרסמת כשההרשמה להגרלה נסגרת.',
    en: 'The list of numbers is published when registration for the lottery closes.',
  },
  wrongSignature: { he: 'חתימת ההודעה אינה נכונה.', en: 'The signature of the notice is wrong.' },
  notStored: {
    he: 'אי אפשר לקבל פניות כרגע, והפנייה לא נשמרה. אפשר לנסות שוב בעוד כמה דקות.',
    en: 'Messages cannot be accepted right now, and yours was not stored. Please try again in a few minutes.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type RefusalCode = keyof typeof texts;

/** Returns the visitor's message for a rejected request. */
export function refusalText(code: RefusalCode, language: Locale): string {
  return texts[code][language];
}
