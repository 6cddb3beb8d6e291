import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { query } from '../database/query';
import { tableOf } from '../database/tableOf';

interface FileFacts {
  /** Name under which people know the file. */
  name: string;
  /** MIME type. */
  type: string;
}

/**
 * Reads what the response to a download must say about the file.
 * @param filename name under which the file is stored
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
