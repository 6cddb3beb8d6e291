import {
  isolateObjectProperty,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import type { Locale } from './locales';
import { otherLanguage } from './otherLanguage';

/** A document's number as an address or a body may have it. */
export const DOCUMENT_ID = /^[1-9]\d{0,8}$/;

export interface AskedInLanguage {
  payload: Payload;
  /** From an address or a body, as it came. */
  id: number | string | null | undefined;
  language: Locale;
  /** Reads within its transaction, by its own connection: of many at once, each would hold one and wait for another. */
  req?: PayloadRequest | undefined;
}

/**
 * A document by its number, its texts in the language or else the other one; null where there is none.
 * @param where what must hold of it
 */
export async function findInLanguage<Slug extends CollectionSlug>(
  collection: Slug,
  { payload, id, language, req }: AskedInLanguage,
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
    // The local API writes its language into the request that it is given.
    ...(req && { req: isolateObjectProperty(req, ['locale', 'fallbackLocale']) }),
  });
  return docs[0] ?? null;
}
