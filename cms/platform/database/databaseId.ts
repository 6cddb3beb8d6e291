import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { perProcess } from '../../payload-fixes/perProcess';

/** Key of the database id in Payload's key-value store. A restore deletes the value (`backup/loadDatabase`). */
const KEY = 'database-id';
/** Response header that contains the database id. */
export const DATABASE_HEADER = 'X-Database-Id';

const named = () => perProcess<{ id?: string }>('database', () => ({}));

/**
 * Assigns a random id to the database if it has none. A restored database therefore gets a new id, and builders discard
 * the content they cached from the previous one.
 */
export async function assignDatabaseId(payload: Payload): Promise<void> {
  named().id = (await readId(payload)) ?? (await giveId(payload));
}

/** Returns the database id, or undefined before the database is connected. */
export const databaseId = (): string | undefined => named().id;

async function readId(payload: Payload): Promise<string | undefined> {
  return (await payload.kv.get<{ id: string }>(KEY))?.id;
}

async function giveId(payload: Payload): Promise<string> {
  const data = { key: KEY, data: { id: randomUUID() } };
  try {
    await payload.db.create({ collection: 'payload-kv', data });
    return data.data.id;
  } catch (error) {
    // Another instance may have assigned an id at the same time.
    const id = await readId(payload);
    if (!id) throw error;
    return id;
  }
}
