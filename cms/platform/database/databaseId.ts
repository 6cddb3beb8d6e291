import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { perProcess } from '../../payload-fixes/perProcess';

/** Key of the id in Payload's key-value store. A restore deletes it (`backup/loadDatabase`). */
const KEY = 'database-id';
/** Response header with the id. */
export const DATABASE_HEADER = 'X-Database-Id';

const named = () => perProcess<{ id?: string }>('database', () => ({}));

/** Assigns the database a random id if it has none. A restored database gets a new id, so that builders discard their cached content. */
export async function assignDatabaseId(payload: Payload): Promise<void> {
  named().id = (await readId(payload)) ?? (await giveId(payload));
}

/** The database id; undefined before the database is connected. */
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
