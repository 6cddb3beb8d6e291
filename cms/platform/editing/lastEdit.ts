import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../database/query';

const editSchema = z.object({
  /**
   * Id of the user. Null for changes made outside the admin: by a visitor through a link in a mail, by a program, or by
   * the system.
   */
  user: z.number().nullable(),
  name: z.string(),
  at: z.string(),
  /** Id of the tab that made the change (`editorTab`). */
  tab: z.string().nullish(),
});

/** The last change of a document: who made it, and the `updatedAt` it resulted in. */
export type Edit = z.infer<typeof editSchema>;

/** Returns the storage key for the last edit of a document or global. */
export const editKey = (slug: string, id?: number | string): string =>
  id === undefined ? `edit:${slug}` : `edit:${slug}:${String(id)}`;

/**
 * Reads the last edit of a document; null if it has not changed since its creation.
 * @param scope the request, whose transaction is used
 * @param key key from `editKey`
 */
export async function readLastEdit(scope: Scope, key: string): Promise<Edit | null> {
  const [row] = await query<{ data: unknown }>(scope, sql`SELECT data FROM payload_kv WHERE key = ${key}`);
  if (!row) return null;
  return editSchema.parse(typeof row.data === 'string' ? JSON.parse(row.data) : row.data);
}

/**
 * Stores the last edit in the transaction of the change. Payload's key-value API cannot be used, because it writes
 * outside the transaction.
 */
export async function writeLastEdit(scope: Scope, key: string, edit: Edit): Promise<void> {
  const data = JSON.stringify(edit);
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Deletes the last edit when its document is deleted. */
export async function deleteLastEdit(scope: Scope, key: string): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${key} RETURNING key`);
}
