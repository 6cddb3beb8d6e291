import { env } from '../../platform/env/env';

/** How long the link in the mail is valid. */
export const RESET_MINUTES = 60;

export const resetSubject = (): string => 'איפוס הסיסמה למערכת התוכן · Reset your password';

/**
 * Returns the text of the reset mail in Hebrew and English. The recipient is not logged in, so the language is unknown.
 * @param token reset token, which becomes part of the link
 */
export function resetText(token: string): string {
  const link = `${env.cmsUrl}/admin/reset/${token}`;
  return [
    'שלום,',
    'התקבלה בקשה לאיפוס הסיסמה שלך למערכת התוכן. כדי לבחור סיסמה חדשה, יש להיכנס לקישור:',
    link,
    `הקישור תקף לשעה אחת. אם הבקשה לא הגיעה ממך, אין צורך לעשות דבר: הסיסמה לא השתנתה.`,
    '',
    'Hello,',
    'We received a request to reset your password for the content system. To choose a new password, open this link:',
    link,
    'The link works for one hour. If you did not ask for it, you do not need to do anything: your password has not changed.',
  ].join('\n');
}
