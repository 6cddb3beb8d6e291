import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { ofProcess } from '../ofProcess';

/** Where the database keeps it. `scripts/backup/databases.mjs` takes it away from what is restored. */
const KEY = 'database-id';
/** In which answers name it. */
export const DATABASE_HEADER = 'X-Database-Id';

const named = () => ofProcess<{ id?: string }>('database', () => ({}));

/**
 * Names the database: by a text that it keeps for as long as nobody puts another one, or a backup, in its place. Who keeps copies of its
 * content learns by another name that nothing of them holds.
 * @param payload connected
 */
export async function nameDatabase(payload: Payload): Promise<void> {
  named().id = (await readId(payload)) ?? (await giveId(payload));
}

/** The name of the database of this process; undefined before it is connected. */
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
    // Another instance that starts at the same moment may have been first.
    const id = await readId(payload);
    if (!id) throw error;
    return id;
  }
}
