import { shortIsraelMoment } from '@group/rules/time/israelTime';
import type { PayloadRequest } from 'payload';
import { queueMail } from '../../outbox/mail/queueMail';
import { env } from '../../platform/env/env';
import type { Locale } from '../../platform/locales/locales';

/** Account events that matter for security. The account's owner is notified of each by e-mail. */
export type AccountNews =
  | 'passwordChanged'
  | 'emailChanged'
  | 'secondFactorEnrolled'
  | 'secondFactorRemoved'
  | 'secondFactorReset'
  | 'wrongCodes';

const NEWS: Readonly<Record<AccountNews, Record<Locale, string>>> = {
  passwordChanged: {
    he: 'הסיסמה של החשבון שלך במערכת התוכן שונתה.',
    en: 'The password of your account in the content system was changed.',
  },
  emailChanged: {
    he: 'כתובת הדוא״ל של החשבון שלך במערכת התוכן שונתה.',
    en: 'The e-mail address of your account in the content system was changed.',
  },
  secondFactorEnrolled: {
    he: 'אימות דו־שלבי הופעל בחשבון שלך במערכת התוכן.',
    en: 'Two-step login was set up for your account in the content system.',
  },
  secondFactorRemoved: {
    he: 'האימות הדו־שלבי הוסר מהחשבון שלך במערכת התוכן.',
    en: 'Two-step login was removed from your account in the content system.',
  },
  secondFactorReset: {
    he: 'האימות הדו־שלבי בחשבון שלך במערכת התוכן אופס על ידי מנהל מערכת. ההתחברות הבאה תהיה בסיסמה בלבד. אפשר להפעיל את האימות מחדש בדף החשבון.',
    en: 'An administrator reset two-step login for your account in the content system. Your next login needs only the password. You can set up two-step login again on the account page.',
  },
  wrongCodes: {
    he: 'מישהו הזין את הסיסמה הנכונה של החשבון שלך במערכת התוכן, ואחריה כמה קודים שגויים של האימות הדו־שלבי. הכניסה לא הושלמה.',
    en: 'Someone entered the correct password of your account in the content system, and then several wrong codes for two-step login. The login was not completed.',
  },
};

const SUBJECTS = {
  change: 'שינוי בחשבון שלך · A change to your account',
  attempt: 'ניסיון להתחבר לחשבון שלך · An attempt to log in to your account',
};

const UNEXPECTED: Record<Locale, string> = {
  he: 'אם לא ציפית לכך, יש לפנות מיד למנהל המערכת ולבחור סיסמה חדשה בקישור ״שכחת סיסמה?״:',
  en: 'If you did not expect this, tell an administrator at once and choose a new password with “Forgot password?”:',
};

/**
 * Returns the text of the notification in Hebrew and English, because the owner's language is unknown. It contains
 * nothing that would help an attacker who reads the mail.
 */
export function accountNewsText(news: AccountNews, at: Date): string {
  const link = `${env.cmsUrl}/admin`;
  const part = (language: Locale): string[] => [
    language === 'he' ? 'שלום,' : 'Hello,',
    `${NEWS[news][language]} (${shortIsraelMoment(at, language)})`,
    UNEXPECTED[language],
    link,
  ];
  return [...part('he'), '', ...part('en')].join('\n');
}

/**
 * Queues a notification e-mail to the owner of an account. If the request runs in a transaction, the mail is queued in
 * that transaction.
 * @param req request that caused the event
 * @param to e-mail address of the owner; a changed address must be notified too, at its old value
 * @param news kind of event
 */
export const notifyAccountOwner = (req: PayloadRequest, to: string, news: AccountNews): Promise<void> =>
  queueMail(req, {
    to,
    subject: news === 'wrongCodes' ? SUBJECTS.attempt : SUBJECTS.change,
    text: accountNewsText(news, new Date()),
  });
