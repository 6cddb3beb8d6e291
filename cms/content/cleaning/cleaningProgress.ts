import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import { readCleaning } from './cleaningState';

/** What editors see of the cleaning of stored files. */
export interface CleaningProgress {
  isDone: boolean;
  /** Number of pictures and films. */
  files: number;
  /** Number of those that were examined. */
  examined: number;
  /** Number of those that were replaced. */
  cleaned: number;
  /** Documents whose file could not be cleaned and is still in use. */
  failed: { id: number; name: string }[];
}

/** Reads how far the cleaning of stored files is. */
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
