import type { CollectionSlug, PayloadRequest } from 'payload';
import { isLocale } from '../locales';
import { globalStays } from './globalStays';
import { incompleteFaults } from './incompleteFaults';
import { latestVersion } from './latestVersion';
import { requiredForPublishing } from './refuseIncomplete';

/** What is to happen to which document, as the job queue holds it. */
export interface Schedule {
  type?: string | null;
  /** The only language that is to become public; all of them for what is no language. */
  locale?: string | null;
  doc?: { relationTo: string; value: unknown } | null;
  global?: string | null;
}

/** Of the documents that a collection publishes, an id is a number or its digits. */
export const idOf = (value: unknown): number =>
  Number(value && typeof value === 'object' && 'id' in value ? value.id : value);

/**
 * Why a schedule would be refused if its time were now, as far as that is known before: required texts that are lacking, in every
 * language of the document, or what is never taken off the site.
 * @param req of who reads the answer
 */
export async function scheduleFaults(
  req: PayloadRequest,
  { type, locale, doc, global }: Schedule,
): Promise<string[]> {
  if (type === 'unpublish') return global ? [globalStays(req)] : [];
  if (!doc) return [];
  const { relationTo, value } = doc;
  const collection = req.payload.collections[relationTo as CollectionSlug]?.config;
  const also = collection && requiredForPublishing(collection);
  if (!also) return [];
  const document = await latestVersion(req, relationTo as CollectionSlug, idOf(value));
  const only = isLocale(locale) ? { only: locale } : {};
  const looked = { document, stored: document, written: 'all', also, ...only };
  return incompleteFaults(collection, looked, req).map(({ message }) => message);
}
