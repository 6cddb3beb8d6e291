import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import { readCleaning } from './cleaningState';

/**
 * Progress of the cleaning of stored files, as shown to editors. Cleaning removes metadata such as location and owner.
 */
export interface CleaningProgress {
  isDone: boolean;
  /** Number of all pictures and videos. */
  files: number;
  /** Number of pictures and videos checked so far. */
  examined: number;
  /** Number of files that were replaced by a cleaned version. */
  cleaned: number;
  /** Documents that still use a file which could not be cleaned. */
  failed: { id: number; name: string }[];
}

/** Reads the progress of the cleaning of stored files. */
export async function cleaningProgress(payload: Payload): Promise<CleaningProgress> {
  const { after, cleaned, failed, isDone } = await readCleaning({ payload });
  const [counts] = await query<{ files: string; examined: string }>(
    { payload },
    sql`SELECT count(*) AS files, count(*) FILTER (WHERE id <= ${after}) AS examined
        FROM ${tableOf(payload, 'media')} WHERE mime_type LIKE 'image/%' OR mime_type LIKE 'video/%'`,
  );
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: failed } },
    depth: 0,
    pagination: false,
    select: { filename: true, name: true },
  });
  return {
    isDone,
    files: Number(counts?.files),
    examined: Number(counts?.examined),
    cleaned,
    failed: docs.map(({ filename, id, name }) => ({ id, name: name || filename || String(id) })),
  };
}
