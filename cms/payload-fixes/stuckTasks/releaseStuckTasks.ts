import type { Payload } from 'payload';
import { runningJobs } from './runningTasks';

/**
 * Longest time in ms between claiming a job and starting its task, and between the end of a task and the update of its
 * job.
 */
const MAX_MS = 60_000;
const EVERY_MS = 15_000;

let lookedAt = 0;

/**
 * Finds jobs that are marked as running although this process does not run them, and clears the mark, so that they run
 * again. Checks at most four times per minute.
 * @param now time in ms
 */
export async function releaseStuckTasks(payload: Payload, now = Date.now()): Promise<void> {
  if (now - lookedAt < EVERY_MS) return;
  lookedAt = now;
  const running = runningJobs(now);
  const { docs } = await payload.update({
    collection: 'payload-jobs',
    where: {
      and: [
        { processing: { equals: true } },
        { updatedAt: { less_than: new Date(now - MAX_MS).toISOString() } },
        ...(running.length > 0 ? [{ id: { not_in: running } }] : []),
      ],
    },
    data: { processing: false },
    depth: 0,
    overrideAccess: true,
  });
  if (docs.length > 0) payload.logger.warn(`${docs.length} jobs were interrupted; they run again`);
}
