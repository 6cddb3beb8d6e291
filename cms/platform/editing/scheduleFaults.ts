import type { CollectionSlug, PayloadRequest } from 'payload';
import { isLocale } from '../locales/locales';
import { globalUnpublishMessage } from './globalUnpublishMessage';
import { incompleteFaults } from './incompleteFaults';
import { latestVersion } from './latestVersion';
import { requiredForPublishing } from './refuseIncomplete';

/** A schedule in the job queue: what to do, and with which document. */
export interface Schedule {
  type?: string | null;
  /** The only language to publish. If the value is not a locale, all languages are published. */
  locale?: string | null;
  doc?: { relationTo: string; value: unknown } | null;
  global?: string | null;
}

/** Returns the id of a document from its id as number or text, or from the document itself. */
export const documentId = (value: unknown): number =>
  Number(value && typeof value === 'object' && 'id' in value ? value.id : value);

/**
 * Lists the reasons, known in advance, why a schedule would be rejected if it ran now. These are missing required texts
 * in any of the document's languages, or a global that cannot be unpublished.
 * @param req request of the user who will read the list
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
