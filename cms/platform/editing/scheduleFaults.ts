import type { CollectionSlug, PayloadRequest } from 'payload';
import { isLocale } from '../locales/locales';
import { globalUnpublishMessage } from './globalUnpublishMessage';
import { incompleteFaults } from './incompleteFaults';
import { latestVersion } from './latestVersion';
import { requiredForPublishing } from './refuseIncomplete';

/** A schedule in the job queue: an action and its document. */
export interface Schedule {
  type?: string | null;
  /** The only language to publish; all languages if it is not a locale. */
  locale?: string | null;
  doc?: { relationTo: string; value: unknown } | null;
  global?: string | null;
}

/** Document id from a value, which may be a number, its digits, or a document. */
export const documentId = (value: unknown): number =>
  Number(value && typeof value === 'object' && 'id' in value ? value.id : value);

/**
 * Lists the known reasons for which a schedule would be rejected at this moment: missing required texts in any language of the document, or
 * a global that cannot be unpublished.
 * @param req request of the user who reads the answer
 */
export async function scheduleFaults(
  req: PayloadRequest,
  { type, locale, doc, global }: Schedule,
): Promise<string[]> {
  if (type === 'unpublish') return global ? [globalUnpublishMessage(req)] : [];
  if (!doc) return [];
  const { relationTo, value } = doc;
  const collection = req.payload.collections[relationTo as CollectionSlug]?.config;
  const also = collection && requiredForPublishing(collection);
  if (!also) return [];
  const document = await latestVersion(req, relationTo as CollectionSlug, documentId(value));
  const only = isLocale(locale) ? { only: locale } : {};
  const looked = { document, stored: document, written: 'all', also, ...only };
  return incompleteFaults(collection, looked, req).map(({ message }) => message);
}
