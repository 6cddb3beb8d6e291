import { env } from '../../platform/env/env';

/** Validity of the link. */
export const RESET_MINUTES = 60;

export const resetSubject = (): string => 'איפוס סיסמה למערכת התוכן · Resetting your password';

/**
 * Text of the reset mail in both languages, because the recipient is not logged in.
 * @param token token of the link
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
