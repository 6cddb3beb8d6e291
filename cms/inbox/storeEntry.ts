import { randomBytes } from 'node:crypto';
import type { CollectionSlug, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload';

/** Adds an id in Payload's format, which rows of lists need. */
const withId = (row: object): object => ({ id: randomBytes(12).toString('hex'), ...row });

/**
 * Stores a submission in the transaction of the request. Writes directly to the database: the intake has validated
 * every field, and the inbox's hooks apply to changes by staff.
 * @param req request of the transaction
 * @param collection made by `inboxCollection`
 * @param data all required fields; others get the database's defaults
 * @returns the id
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
  // Limits the returned columns.
  const { id } = await req.payload.db.create({ collection, data: row, req, select: { reference: true } });
  return Number(id);
}
