import type { Payload } from 'payload';
import { attachmentFiles } from '../../platform/files/attachmentFiles';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes visitors' files that no document knows: their transaction was rolled back, or the process died in between.
 * Younger ones may still be on their way.
 * @returns how many there were
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
