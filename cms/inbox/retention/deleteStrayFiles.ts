import type { Payload } from 'payload';
import { attachmentFiles } from '../../platform/files/attachmentFiles';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes visitors' files that are older than a day and belong to no document. A rollback or a crash can leave such
 * files behind.
 * @returns number of deleted files
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
