import { env } from '../../platform/env';

/** How long the link of the mail works. */
export const RESET_MINUTES = 60;

export const resetSubject = (): string => 'איפוס סיסמה למערכת התוכן · Resetting your password';

/**
 * The mail by which a person sets a password anew, in both languages: nobody is logged in who could have chosen one.
 * @param token what the link carries
 */
export function resetText(token: string): string {
  const link = `${env.cmsUrl}/admin/reset/${token}`;
  return [
    'שלום,',
    'התקבלה בקשה לאיפוס הסיסמה שלך למערכת התוכן. כדי לבחור סיסמה חדשה יש להיכנס לקישור:',
    link,
    `הקישור תקף לשעה אחת. אם הבקשה לא הגיעה ממך, אין צורך לעשות דבר: הסיסמה לא השתנתה.`,
    '',
    'Hello,',
    'Somebody asked to reset your password for the content system. To choose a new one, open this link:',
    link,
    'It works for one hour. If this was not you, there is nothing to do: your password has not changed.',
  ].join('\n');
}
