import type { Payload } from 'payload';

/** Tasks call nothing that has no time limit of its own; one that takes longer than this all the same may run twice without harm. */
const LONGEST_MS = 60_000;
const EVERY_MS = 15_000;

let lookedAt = 0;

/**
 * Frees tasks that are marked as running although nothing runs them any more: noting how a task ended can fail (a locked database),
 * and Payload
 * then leaves the mark for ever. An exclusive task, such as the notice to the site's build, would never run again, nor would a
 * scheduled one.
 * @param payload the CMS
 * @param now time in ms; looks at most four times a minute
 */
export async function freeStuckTasks(payload: Payload, now = Date.now()): Promise<void> {
  if (now - lookedAt < EVERY_MS) return;
  lookedAt = now;
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(now - LONGEST_MS).toISOString() } },
      ],
    },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
  });
  if (docs.length > 0) payload.logger.warn(`${docs.length} tasks had stopped without an end; they run again`);
}
