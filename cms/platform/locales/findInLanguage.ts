import {
  isolateObjectProperty,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { Locale } from './locales';
import { otherLanguage } from './otherLanguage';

/** Matches a valid document id in a URL or body. */
export const DOCUMENT_ID = /^[1-9]\d{0,8}$/;

export interface LocalizedRequest {
  payload: Payload;
  /** Id as received in a URL or body, not validated yet. */
  id: number | string | null | undefined;
  language: Locale;
  /**
   * Request in whose transaction, and so on whose connection, the document is read. Otherwise concurrent requests would
   * each hold a connection while waiting for another.
   */
  req?: PayloadRequest | undefined;
}

/**
 * Finds a document by id. Its texts are in the given language, or in the other one where they are missing. Null if
 * there is no such document.
 * @param where further conditions
 */
export async function findInLanguage<Slug extends CollectionSlug>(
  collection: Slug,
  { payload, id, language, req }: LocalizedRequest,
  where: Where = {},
) {
  if (!DOCUMENT_ID.test(String(id))) return null;
  const { docs } = await payload.find({
    collection,
    where: { and: [{ id: { equals: Number(id) } }, where] },
    locale: language,
    fallbackLocale: otherLanguage(language),
    limit: 1,
    pagination: false,
    depth: 0,
    // Isolates the locale, because Payload's local API writes its locale into the request it is given.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
  });
  return docs[0] ?? null;
}
