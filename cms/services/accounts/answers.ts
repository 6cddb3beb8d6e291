import type { PayloadRequest } from 'payload';
import type { Locale } from '../../platform/locales';

const texts = {
  emailMissing: { he: 'חסרה כתובת דוא״ל.', en: 'The e-mail address is missing.' },
  credentialsMissing: { he: 'חסרים דוא״ל או סיסמה.', en: 'The e-mail address or the password is missing.' },
  wrongCredentials: {
    he: 'הדוא״ל או הסיסמה אינם נכונים.',
    en: 'The e-mail address or the password is not right.',
  },
  tooMany: {
    he: 'היו יותר מדי ניסיונות. אפשר לנסות שוב בעוד {wait}.',
    en: 'There were too many attempts. Please try again in {wait}.',
  },
  resetSent: {
    he: 'אם יש חשבון עם הכתובת הזו, נשלח אליה קישור לבחירת סיסמה חדשה.',
    en: 'If there is an account with this address, a link to choose a new password is on its way to it.',
  },
  resetDone: {
    he: 'הסיסמה שונתה. אפשר להתחבר איתה.',
    en: 'The password was changed. You can log in with it.',
  },
  codeMissing: {
    he: 'יש להקליד את הקוד מאפליקציית האימות, או קוד שחזור.',
    en: 'Enter the code of your authenticator app, or a recovery code.',
  },
  codeWrong: {
    he: 'הקוד אינו נכון, או שכבר השתמשו בו.',
    en: 'The code is not right, or was used before.',
  },
  passwordWrong: { he: 'הסיסמה הנוכחית אינה נכונה.', en: 'The current password is not right.' },
  forbidden: { he: 'אין הרשאה לפעולה הזו.', en: 'You may not do this.' },
  notBegun: {
    he: 'יש להתחיל את ההפעלה מחדש.',
    en: 'Please begin the setup again.',
  },
  alreadyOn: { he: 'האימות הדו־שלבי כבר פעיל.', en: 'The second factor is on already.' },
  factorOff: { he: 'האימות הדו־שלבי כובה.', en: 'The second factor was switched off.' },
  unknownAccount: { he: 'אין חשבון כזה.', en: 'There is no such account.' },
} as const satisfies Record<string, Record<Locale, string>>;

export type AccountText = keyof typeof texts;

const NEVER_CACHED = { 'Cache-Control': 'no-store' };

/** The language of the admin that asks. */
const languageOf = ({ i18n }: PayloadRequest): Locale => (i18n.language === 'en' ? 'en' : 'he');

/** A text about accounts in the language of the request. */
export const accountText = (req: PayloadRequest, code: AccountText): string => texts[code][languageOf(req)];

/** An answer that says what was done. */
export function accountAnswer(req: PayloadRequest, code: AccountText, more: object = {}): Response {
  return Response.json({ message: accountText(req, code), ...more }, { headers: NEVER_CACHED });
}

/**
 * A refusal in the shape of Payload's own errors, which the admin shows.
 * @param until when one may try again, in ms: the answer says how long that is, also as `Retry-After`
 */
export function accountRefusal(
  req: PayloadRequest,
  status: number,
  code: AccountText,
  { until }: { until?: number } = {},
): Response {
  const seconds = until === undefined ? undefined : Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const message = accountText(req, code).replace('{wait}', () => waitText(seconds ?? 0, languageOf(req)));
  return Response.json(
    { errors: [{ message, data: { code } }] },
    { status, headers: { ...NEVER_CACHED, ...(seconds && { 'Retry-After': String(seconds) }) } },
  );
}

/** A time to wait as people say it: `20 seconds`, `שתי דקות`. */
function waitText(seconds: number, language: Locale): string {
  const unit = seconds < 90 ? 'second' : 'minute';
  const count = unit === 'second' ? seconds : Math.ceil(seconds / 60);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
