import type { Payload } from 'payload';
import { runningJobs } from './runningTasks';

/** Longest time between the claim of a job and the start of its task, and between its end and the update of the job. */
const LONGEST_MS = 60_000;
const EVERY_MS = 15_000;

let lookedAt = 0;

/**
 * Clears the mark of jobs that are marked as running although this process does not run them. Looks at most four times a minute.
 * @param now time in ms
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
  if (docs.length > 0) payload.logger.warn(`${docs.length} jobs were interrupted; they run again`);
}
