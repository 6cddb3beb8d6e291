import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import { tableOf } from '../../platform/database/tableOf';
import { mediaFiles } from '../../platform/files/mediaFiles';

/** No uploaded file has such a name (`storedName`). */
const PREFIX = '_original-';
const HASH_LENGTH = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

/** True for the name of the original of a cropped picture, which nobody may download. */
export const isOriginal = (filename: string): boolean => filename.startsWith(PREFIX);

/**
 * Stores the original of a picture that is cropped. Equal pictures share one file.
 * @param extension without a dot
 * @returns its name
 */
export async function keepOriginal(picture: Buffer, type: string, extension: string): Promise<string> {
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, HASH_LENGTH);
  const name = `${PREFIX}${hash}.${extension}`;
  await mediaFiles.write(name, picture, type);
  return name;
}

let sweptAt = 0;

/**
 * Removes originals older than a day that no document needs: those of reset crops, replaced files, deleted documents
 * and failed requests. Looks once a day.
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
