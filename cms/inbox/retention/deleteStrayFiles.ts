import type { Payload } from 'payload';
import { attachmentFiles } from '../../platform/files/attachmentFiles';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes visitors' files older than a day that no document references, after a rollback or a crash.
 * @returns number of removed files
 */
export async function deleteStrayFiles(payload: Payload, now = Date.now()): Promise<number> {
  let removed = 0;
  for await (const filename of attachmentFiles.olderThan(now - DAY_MS)) {
    const { totalDocs } = await payload.count({
      collection: 'attachments',
      where: { filename: { equals: filename } },
    });
    if (totalDocs > 0) continue;
    await attachmentFiles.remove(filename);
    removed += 1;
  }
  return removed;
}
