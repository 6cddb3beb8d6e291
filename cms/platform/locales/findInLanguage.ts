import {
  isolateObjectProperty,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { Locale } from './locales';
import { otherLanguage } from './otherLanguage';

/** Id of a document in an address or body. */
export const DOCUMENT_ID = /^[1-9]\d{0,8}$/;

export interface LocalizedRequest {
  payload: Payload;
  /** As received from an address or body. */
  id: number | string | null | undefined;
  language: Locale;
  /**
   * Reads in its transaction and on its connection. Otherwise concurrent requests would each hold a connection and
   * wait for another.
   */
  req?: PayloadRequest | undefined;
}

/**
 * Finds a document by id, with texts in the language or the other one; null if missing.
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
    // The local API writes its locale into the given request.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
  });
  return docs[0] ?? null;
}
