import { APIError, type PayloadRequest } from 'payload';
import { editorTab } from './editorTab';
import { editKey, readLastEdit, type Edit } from './lastEdit';
import { adminLanguage } from '../locales/adminLanguage';

const CONFLICT = 409;

const clock = (at: string, language: 'en' | 'he'): string =>
  new Date(at).toLocaleTimeString(language === 'he' ? 'he-IL' : 'en-GB', {
    timeZone: 'Asia/Jerusalem',
    hour: '2-digit',
    minute: '2-digit',
  });

const MESSAGES = {
  he: (name: string, time: string) =>
    `לא נשמר: המסמך נשמר על ידי ${name} בשעה ${time}, אחרי שנפתח כאן. יש להעתיק את מה שהוקלד, לטעון את הדף מחדש ולהוסיף אותו לגרסה החדשה.`,
  en: (name: string, time: string) =>
    `Not saved: ${name} saved this document at ${time}, after it was opened here. Copy what you typed, reload the page, and add it to the newer version.`,
};

const OWN = {
  he: (time: string) =>
    `לא נשמר: המסמך פתוח אצלך גם בלשונית אחרת, ונשמר ממנה בשעה ${time}. יש להעתיק את מה שהוקלד כאן, לטעון את הדף מחדש ולהוסיף אותו לגרסה החדשה.`,
  en: (time: string) =>
    `Not saved: you have this document open in another tab too, and saved it there at ${time}. Copy what you typed here, reload the page, and add it to the newer version.`,
};

const ELSEWHERE = {
  he: (time: string) =>
    `לא נשמר: המסמך השתנה בשעה ${time}, אחרי שנפתח כאן. המבקר באתר או המערכת שינו אותו, לא הצוות. יש להעתיק את מה שהוקלד, לטעון את הדף מחדש ולהוסיף אותו לגרסה החדשה.`,
  en: (time: string) =>
    `Not saved: the visitor or the system changed this document at ${time}, after it was opened here. Copy what you typed, reload the page, and add it to the newer version.`,
};

function refusalText(last: Edit, user: PayloadRequest['user'], language: 'en' | 'he'): string {
  const time = clock(last.at, language);
  if (last.user === null) return ELSEWHERE[language](time);
  return last.user === user?.id ? OWN[language](time) : MESSAGES[language](last.name, time);
}

/** Checks whether the last edit was made by another user or in another tab, so that this form does not know it. */
function isForeign(last: Edit, user: PayloadRequest['user'], tab: string | null): boolean {
  if (last.user !== user?.id) return true;
  return Boolean(last.tab && tab && last.tab !== tab);
}

/**
 * Rejects a save from a stale form, which would overwrite a newer change by another user, tab or visitor. The admin's
 * form sends the `updatedAt` of the data it shows; requests without it are not checked. Earlier saves of the same tab
 * are ignored, because its form may not have received their result yet.
 * @param req request of the admin
 * @param slug slug of the collection or global
 * @param id id of the document; undefined for a global
 * @param data data of the request
 * @throws APIError 409, which names the time of the change and its author (a colleague, another tab of the same user,
 *   or the visitor)
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
  if (!last || !isForeign(last, user, editorTab(req.headers))) return;
  if (!(Date.parse(last.at) > Date.parse(seen))) return;
  const language = adminLanguage(req.i18n);
  throw new APIError(refusalText(last, user, language), CONFLICT, undefined, true);
}
