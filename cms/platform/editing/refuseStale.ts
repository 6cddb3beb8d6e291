import { APIError, type PayloadRequest } from 'payload';
import { editKey, readLastEdit } from './lastEdit';

const CONFLICT = 409;

const clock = (at: string, language: 'en' | 'he'): string =>
  new Date(at).toLocaleTimeString(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    hour: '2-digit',
    minute: '2-digit',
  });

const MESSAGES = {
  he: (name: string, time: string) =>
    `השמירה נעצרה: המסמך נשמר בידי ${name} בשעה ${time}, אחרי שנפתח כאן. יש להעתיק את מה שהוקלד, לטעון את הדף מחדש ולהוסיף אותו לגרסה החדשה.`,
  en: (name: string, time: string) =>
    `Not saved: ${name} saved this document at ${time}, after it was opened here. Copy what you typed, load the page again, and add it to the newer version.`,
};

/**
 * Refuses to write what was typed into an older state of a document over what somebody else has saved since. The admin's form sends
 * the `updatedAt` of what it shows; a call that sends none asks for no such care. One's own saves are never in one's own way.
 * @param req the admin's request
 * @param slug of the collection or global
 * @param id of the document; none for a global
 * @param data what is sent
 * @throws APIError 409 that names who saved, and when
 */
export async function refuseStale(
  req: PayloadRequest,
  slug: string,
  id: number | string | undefined,
  data: unknown,
): Promise<void> {
  const { user, payloadAPI } = req;
  const seen = (data as { updatedAt?: unknown } | undefined)?.updatedAt;
  if (payloadAPI !== 'REST' || user?.collection !== 'users' || typeof seen !== 'string') return;
  const last = await readLastEdit(req, editKey(slug, id));
  if (!last || last.user === user.id || !(Date.parse(last.at) > Date.parse(seen))) return;
  const language = req.i18n.language === 'en' ? 'en' : 'he';
  throw new APIError(MESSAGES[language](last.name, clock(last.at, language)), CONFLICT, undefined, true);
}
