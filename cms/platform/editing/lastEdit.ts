import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../database/query';

const editSchema = z.object({
  /** Null for changes from outside the admin: by a visitor with a mail link, a program, or the system. */
  user: z.number().nullable(),
  name: z.string(),
  at: z.string(),
  /** Tab of the change (`editorTab`). */
  tab: z.string().nullish(),
});

/** The last change of a document: its user, and the resulting `updatedAt`. */
export type Edit = z.infer<typeof editSchema>;

/** Storage key for the last edit of a document or global. */
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

/** Stores the last edit in the transaction of the change. Payload's own key-value store would write outside of it. */
export async function writeLastEdit(scope: Scope, key: string, edit: Edit): Promise<void> {
  const data = JSON.stringify(edit);
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Deletes the last edit of a deleted document. */
export async function deleteLastEdit(scope: Scope, key: string): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${key} RETURNING key`);
}
