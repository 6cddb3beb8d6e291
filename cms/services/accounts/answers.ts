import type { PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales/locales';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const texts = {
  emailMissing: { he: 'חסרה כתובת דוא״ל.', en: 'The e-mail address is missing.' },
  credentialsMissing: { he: 'חסרים דוא״ל או סיסמה.', en: 'The e-mail address or the password is missing.' },
  wrongCredentials: {
    he: 'הדוא״ל או הסיסמה אינם נכונים.',
    en: 'The e-mail address or the password is wrong.',
  },
  tooMany: {
    he: 'היו יותר מדי ניסיונות. אפשר לנסות שוב בעוד {wait}.',
    en: 'Too many attempts. Please try again in {wait}.',
  },
  loggedIn: { he: 'ההתחברות הצליחה.', en: 'You are logged in.' },
  passwordShort: {
    he: 'הסיסמה צריכה להיות באורך 12 תווים לפחות.',
    en: 'The password must have at least 12 characters.',
  },
  passwordLong: {
    he: 'הסיסמה יכולה להיות באורך 128 תווים לכל היותר.',
    en: 'The password can have at most 128 characters.',
  },
  passwordCommon: {
    he: 'הסיסמה הזאת קלה מדי לניחוש. כדאי לצרף כמה מילים שאין ביניהן קשר.',
    en: 'This password is too easy to guess. Try several unrelated words.',
  },
  passwordPersonal: {
    he: 'הסיסמה אינה יכולה להכיל את השם או את כתובת הדוא״ל.',
    en: 'The password must not contain the name or the e-mail address.',
  },
  resetSent: {
    he: 'אם יש חשבון עם הכתובת הזאת, נשלח אליה קישור לבחירת סיסמה חדשה.',
    en: 'If there is an account with this address, we have sent it a link to choose a new password.',
  },
  resetDone: {
    he: 'הסיסמה שונתה. אפשר להתחבר איתה.',
    en: 'The password was changed. You can now log in with it.',
  },
  codeNeeded: {
    he: 'יש להקליד את הקוד שמופיע עכשיו באפליקציית האימות, או קוד שחזור. כל קוד תקף פעם אחת.',
    en: 'Enter the code that your authenticator app shows now, or a recovery code. Each code works once.',
  },
  codeWrong: {
    he: 'הקוד אינו נכון, או שכבר היה בשימוש. כדאי לחכות לקוד הבא באפליקציה.',
    en: 'The code is wrong or was already used. Wait for the next one in the app.',
  },
  scanCode: {
    he: 'יש לסרוק את הקוד באפליקציית אימות ולהקליד את שש הספרות שמופיעות בה.',
    en: 'Scan the code with an authenticator app and enter the six digits that it shows.',
  },
  offerOver: {
    he: 'פג הזמן להפעלה. יש להתחיל מחדש.',
    en: 'The setup has expired. Please start again.',
  },
  enrolled: { he: 'האימות הדו־שלבי פועל.', en: 'Two-step login is on.' },
  removed: { he: 'האימות הדו־שלבי הוסר.', en: 'Two-step login is off.' },
  wasReset: {
    he: 'האימות הדו־שלבי של החשבון אופס, וכל ההתחברויות שלו נותקו.',
    en: 'Two-step login of this account was reset, and the account was logged out everywhere.',
  },
  alreadyEnrolled: { he: 'האימות הדו־שלבי כבר פועל.', en: 'Two-step login is already on.' },
  notEnrolled: { he: 'האימות הדו־שלבי אינו פועל בחשבון הזה.', en: 'This account has no two-step login.' },
  notLoggedIn: { he: 'יש להתחבר קודם.', en: 'Please log in first.' },
  notAllowed: { he: 'אין הרשאה לפעולה הזאת.', en: 'You are not allowed to do this.' },
  noAccount: { he: 'אין חשבון כזה.', en: 'There is no such account.' },
  rolesWrong: { he: 'התפקידים חייבים להיות רשימה.', en: 'The roles must be a list.' },
  passwordWrong: { he: 'הסיסמה הנוכחית אינה נכונה.', en: 'The current password is wrong.' },
  oneAccount: {
    he: 'לא נשמר: סיסמה, כתובת דוא״ל והרשאת מנהל משנים בחשבון אחד בכל פעם.',
    en: 'Not saved: change a password, an e-mail address or the administrator role in one account at a time.',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type AccountText = keyof typeof texts;

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/** Returns a message about accounts in the language of the request. */
export const accountText = (req: PayloadRequest, code: AccountText): string =>
  texts[code][adminLanguage(req.i18n)];

/** Creates a success response with a message, which is never cached. */
export function accountAnswer(req: PayloadRequest, code: AccountText, more: object = {}): Response {
  return Response.json({ message: accountText(req, code), ...more }, { headers: NEVER_CACHED });
}

/**
 * Creates an error response in the format of Payload's errors, so that the admin panel shows its message.
 * @param until end of the pause in ms; sent in the text and as `Retry-After`
 */
export function accountRefusal(
  req: PayloadRequest,
  status: number,
  code: AccountText,
  { until }: { until?: number } = {},
): Response {
  const seconds = until === undefined ? undefined : secondsUntil(until);
  const message = accountText(req, code).replace('{wait}', () =>
    duration(seconds ?? 0, adminLanguage(req.i18n)),
  );
  return Response.json(
    { errors: [{ message, data: { code } }] },
    { status, headers: { ...NEVER_CACHED, ...(seconds && { 'Retry-After': String(seconds) }) } },
  );
}

const secondsUntil = (until: number): number => Math.max(1, Math.ceil((until - Date.now()) / 1000));

/** Returns the message about too many attempts, including the remaining waiting time. */
export const waitText = (req: PayloadRequest, until: number): string =>
  accountText(req, 'tooMany').replace('{wait}', () => duration(secondsUntil(until), adminLanguage(req.i18n)));

/** Formats the waiting time for readers, such as `20 seconds` or `שתי דקות`. */
function duration(seconds: number, language: Locale): string {
  const unit = seconds < 90 ? 'second' : 'minute';
  const count = unit === 'second' ? seconds : Math.ceil(seconds / 60);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
