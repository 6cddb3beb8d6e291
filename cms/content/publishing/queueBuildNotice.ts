import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env/env';
import { clearCachedReads } from '../../platform/cache/cachedRead';

/**
 * Queues a notice to the site's build in the transaction of the change, and clears cached reads. If a notice is already
 * waiting, replaces it and keeps its start time.
 */
export async function queueBuildNotice(req: PayloadRequest): Promise<void> {
  clearCachedReads();
  if (!env.webhookUrl) return;
  await req.payload.jobs.queue({
    task: 'notifyBuild',
    queue: 'build',
    input: { since: (await waitingSince(req)) ?? new Date().toISOString() },
    req,
  });
}

/** Returns the start time of the waiting notice, or null if none is waiting. */
async function waitingSince(req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.db.find<{ input?: { since?: string } }>({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'notifyBuild' },
      processing: { equals: false },
      completedAt: { exists: false },
    },
    sort: 'createdAt',
    limit: 1,
    pagination: false,
    select: { input: true },
    req,
  });
  return docs[0]?.input?.since ?? null;
}
