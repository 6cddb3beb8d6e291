import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { ofProcess } from '../ofProcess';

/** Key of the name in Payload's key-value store. A restore deletes it (`backup/loadDatabase`). */
const KEY = 'database-id';
/** Response header with the name. */
export const DATABASE_HEADER = 'X-Database-Id';

const named = () => ofProcess<{ id?: string }>('database', () => ({}));

/**
 * Gives the database a random name, unless it has one. A restored database gets another name, which tells builders that their copies of
 * the content are stale.
 */
export async function nameDatabase(payload: Payload): Promise<void> {
  named().id = (await readId(payload)) ?? (await giveId(payload));
}

/** Name of the database; undefined before it is connected. */
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
    // Another instance may have named it at the same time.
    const id = await readId(payload);
    if (!id) throw error;
    return id;
  }
}
