import path from 'node:path';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query, type Scope } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';

const keyOf = (filename: string): string => `moved-media:${filename}`;

/** Records that a document's file was stored under this name before. Requests for the old URL are then redirected. */
export async function recordFormerName(scope: Scope, filename: string, id: number): Promise<void> {
  const data = JSON.stringify({ id });
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${keyOf(filename)}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Returns the current name of a file that was stored under this name before, or null if there is none. */
export async function findCurrentName(payload: Payload, filename: string): Promise<string | null> {
  const [row] = await query<{ filename: string }>(
    { payload },
    sql`SELECT media.filename FROM payload_kv
        JOIN ${tableOf(payload, 'media')} AS media ON media.id = (payload_kv.data ->> 'id')::int
        WHERE payload_kv.key = ${keyOf(filename)} AND media.filename <> ${filename}`,
  );
  return row?.filename ?? null;
}

async function wasUsed(payload: Payload, filename: string): Promise<boolean> {
  const rows = await query({ payload }, sql`SELECT 1 FROM payload_kv WHERE key = ${keyOf(filename)}`);
  return rows.length > 0;
}

/** Returns a name for a new file whose URL does not already redirect to another file. Appends a number if necessary. */
export async function chooseUnusedName(payload: Payload, filename: string): Promise<string> {
  const { ext, name } = path.parse(filename);
  let free = filename;
  for (let count = 1; await wasUsed(payload, free); count += 1) free = `${name}-${count}${ext}`;
  return free;
}
