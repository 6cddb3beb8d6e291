import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import { mediaFiles } from '../../platform/files/mediaFiles';

/** Prefix of the names of stored originals. Uploaded files never get such a name (`storedName`). */
const PREFIX = '_original-';
const HASH_LENGTH = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Checks whether a file is the original of a cropped picture. Originals cannot be downloaded, because the editor has
 * cut parts of them away.
 */
export const isOriginal = (filename: string): boolean => filename.startsWith(PREFIX);

/**
 * Stores the original of a picture before it is cropped. Identical pictures share one file.
 * @param extension extension without a dot
 * @returns name of the stored file
 */
export async function keepOriginal(picture: Buffer, type: string, extension: string): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, HASH_LENGTH);
  const name = `${PREFIX}${hash}.${extension}`;
  await mediaFiles.write(name, picture, type);
  return name;
}

let sweptAt = 0;

/**
 * Deletes originals that no document uses and that are older than a day. They remain from undone crops, replaced files,
 * deleted documents and failed requests. Runs at most once a day.
 */
export async function removeStrayOriginals(payload: Payload, now = Date.now()): Promise<void> {
  if (now - sweptAt < DAY_MS) return;
  sweptAt = now;
  for await (const name of mediaFiles.olderThan(now - DAY_MS)) {
    if (!isOriginal(name)) continue;
    const used = await query(
      { payload },
      sql`SELECT 1 FROM ${tableOf(payload, 'media')} WHERE crop ->> 'original' = ${name} LIMIT 1`,
    );
    if (used.length === 0) await mediaFiles.remove(name);
  }
}
