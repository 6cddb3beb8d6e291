import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { query } from '../database/query';
import { tableOf } from '../database/tableOf';

interface FileFacts {
  /** As people know it. */
  name: string;
  /** MIME type. */
  type: string;
}

/**
 * Reads what a download says of a file.
 * @param filename as it is stored
 */
export async function fileFacts(
  payload: Payload,
  collection: CollectionSlug,
  filename: string,
): Promise<FileFacts> {
  const [row] = await query<{ name: string | null; mime_type: string | null }>(
    { payload },
    sql`SELECT name, mime_type FROM ${tableOf(payload, collection)} WHERE filename = ${filename}`,
  );
  return { name: row?.name || filename, type: row?.mime_type || 'application/octet-stream' };
}
