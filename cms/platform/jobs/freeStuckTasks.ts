import type { Payload } from 'payload';
import { runningJobs } from './runningTasks';

/** Within this time a task that was taken begins, and one that ended is noted. */
const LONGEST_MS = 60_000;
const EVERY_MS = 15_000;

let lookedAt = 0;

/**
 * Frees tasks that are marked as running although nothing runs them any more: noting how a task ended can fail (a locked database),
 * and Payload then leaves the mark for ever. An exclusive task, such as the notice to the site's build, would never run again, nor would
 * a scheduled one. What this process still runs is left alone however long it takes; what another one left unfinished when it ended is
 * freed by whoever runs the queue after it (`runsJobs`).
 * @param payload the CMS
 * @param now time in ms; looks at most four times a minute
 */
export async function freeStuckTasks(payload: Payload, now = Date.now()): Promise<void> {
  if (now - lookedAt < EVERY_MS) return;
  lookedAt = now;
  const running = runningJobs(now);
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(now - LONGEST_MS).toISOString() } },
        ...(running.length > 0 ? [{ id: { not_in: running } }] : []),
      ],
    },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
  });
  if (docs.length > 0) payload.logger.warn(`${docs.length} tasks had stopped without an end; they run again`);
}
