import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../database/query';

const editSchema = z.object({
  /** Null for what no person of the admin changed: a visitor by a link of a mail, a program, the system. */
  user: z.number().nullable(),
  name: z.string(),
  at: z.string(),
  /** The tab from which it came (`editorTab`). */
  tab: z.string().nullish(),
});

/** Who changed a document last, and the `updatedAt` that it has since. */
export type Edit = z.infer<typeof editSchema>;

/** The name under which the last edit of a document or of a global is kept. */
export const editKey = (slug: string, id?: number | string): string =>
  id === undefined ? `edit:${slug}` : `edit:${slug}:${String(id)}`;

/**
 * Reads who changed a document last; null when nobody has since it was made.
 * @param scope the request, whose transaction it joins
 * @param key of `editKey`
 */
export async function readLastEdit(scope: Scope, key: string): Promise<Edit | null> {
  const [row] = await query<{ data: unknown }>(scope, sql`SELECT data FROM payload_kv WHERE key = ${key}`);
  if (!row) return null;
  return editSchema.parse(typeof row.data === 'string' ? JSON.parse(row.data) : row.data);
}

/** Notes who changed a document last, in the transaction of the change. Payload's own store of keys would write beside it. */
export async function writeLastEdit(scope: Scope, key: string, edit: Edit): Promise<void> {
  const data = JSON.stringify(edit);
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Forgets the last edit of a document that is gone. */
export async function forgetLastEdit(scope: Scope, key: string): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${key} RETURNING key`);
}
