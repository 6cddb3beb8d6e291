import { randomBytes } from 'node:crypto';
import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';

/** Adds an id in Payload's format, which Payload requires for each row of an array field. */
const withId = (row: object): object => ({ id: randomBytes(12).toString('hex'), ...row });

/**
 * Stores a visitor's submission in the transaction of the request. It writes directly to the database without Payload's
 * hooks. The intake has already validated every field, and the inbox's hooks are meant for changes by staff.
 * @param req request of the transaction
 * @param collection a collection made by `inboxCollection`
 * @param data all required fields; others get the database's defaults
 * @returns id of the new document
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
  // Selects one field only, so that the database does not return all columns.
  const { id } = await req.payload.db.create({ collection, data: row, req, select: { reference: true } });
  return Number(id);
}
