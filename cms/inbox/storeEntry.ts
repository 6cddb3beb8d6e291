import { randomBytes } from 'node:crypto';
import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';

/** Rows of a list have ids, of the form that Payload gives them. */
const withId = (row: object): object => ({ id: randomBytes(12).toString('hex'), ...row });

/**
 * Stores what a visitor sent as a document of the inbox, in the transaction of the request. Payload writes the row by the collection's
 * fields; what its local API does around that (access, validation, hooks, reading the document back whole) has nothing to do here: the
 * intake has checked every field, and the hooks of the inbox follow what staff change.
 * @param req the request of the transaction that stores it
 * @param collection made by `inboxCollection`
 * @param data all fields that are required; what is left out is empty, or what the database has as a default
 * @returns its id
 */
export async function storeEntry<Slug extends CollectionSlug>(
  req: PayloadRequest,
  collection: Slug,
  data: RequiredDataFromCollectionSlug<Slug>,
): Promise<number> {
  const { flattenedFields } = req.payload.collections[collection].config;
  const row: Record<string, unknown> = { ...data };
  for (const { type, name } of flattenedFields) {
    const value = row[name];
    if (type === 'array' && Array.isArray(value)) row[name] = value.map(withId);
  }
  // Only its number is read back.
  const { id } = await req.payload.db.create({ collection, data: row, req, select: { reference: true } });
  return Number(id);
}
