import type { CollectionSlug, GlobalSlug, Payload, TypedUser } from 'payload';
import { isLocale, LOCALES, toLocale } from '../locales/locales';
import { latestVersion } from './latestVersion';
import { documentId, type Schedule } from './scheduleFaults';
import { scheduledRequest } from './scheduledRequest';

/** A schedule together with the user who created it. */
export interface AuthoredSchedule extends Schedule {
  user?: { relationTo: string; value: unknown } | null;
}

/** Returns the user who created a schedule, or null if the account no longer exists. */
export async function scheduleAuthor(
  payload: Payload,
  { user }: AuthoredSchedule,
): Promise<(TypedUser & { collection: 'users' }) | null> {
  if (user?.relationTo !== 'users') return null;
  const id = documentId(user.value);
  const person = await payload.findByID({ collection: 'users', id, depth: 0, disableErrors: true });
  return person && { ...person, collection: 'users' };
}

/**
 * Publishes or unpublishes a document as scheduled, with the same checks as the form's button. The author's permission
 * was already checked when the schedule was created (`schedulePublish`). The schedule still runs if the author has left
 * or changed roles.
 * @throws the same errors as publishing, in the author's language
 */
export async function executeSchedule(payload: Payload, schedule: AuthoredSchedule): Promise<void> {
  const { type, doc, global } = schedule;
  const _status = type === 'unpublish' ? 'draft' : 'published';
  const only = _status === 'published' && isLocale(schedule.locale) ? { only: schedule.locale } : {};
  const user = await scheduleAuthor(payload, schedule);
  const language = toLocale(user?.mailLanguage);
  const how = {
    data: { _status } as never,
    depth: 0,
    overrideAccess: true,
    publishSpecificLocale: only.only,
  };
  if (doc) {
    const [collection, id] = [doc.relationTo as CollectionSlug, documentId(doc.value)];
    const asking = await scheduledRequest(payload, { language });
    const { languages } = await latestVersion(asking, collection, id);
    // Payload requires texts in the request's language. The default language is therefore wrong for a page that exists
    // only in English.
    const inDefault = !Array.isArray(languages) || languages.length === 0 || languages.includes(LOCALES[0]);
    const locale = only.only ?? (inDefault ? LOCALES[0] : toLocale(String(languages[0])));
    const req = await scheduledRequest(payload, { language, locale, user, ...only });
    await payload.update({ ...how, collection, id, req });
  }
  if (global) {
    const req = await scheduledRequest(payload, { language, user, ...only });
    await payload.updateGlobal({ ...how, slug: global as GlobalSlug, req });
  }
}
