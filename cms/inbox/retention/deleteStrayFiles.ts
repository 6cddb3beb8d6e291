import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { env } from '../../platform/env';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes visitors' files that no document knows: their transaction was rolled back, or the process died in between.
 * Younger ones may still be on their way.
 * @returns how many there were
 */
export async function deleteStrayFiles(payload: Payload, now = Date.now()): Promise<number> {
  const names = await readdir(env.attachmentsDir).catch(() => []);
  let removed = 0;
  for (const filename of names) {
    const file = path.join(env.attachmentsDir, filename);
    const { mtimeMs } = await stat(file);
    if (now - mtimeMs < DAY_MS) continue;
    const { totalDocs } = await payload.count({
      collection: 'attachments',
      where: { filename: { equals: filename } },
    });
    if (totalDocs > 0) continue;
    await unlink(file);
    removed += 1;
  }
  return removed;
}
