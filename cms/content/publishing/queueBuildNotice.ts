import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env/env';
import { clearCachedReads } from '../../platform/cache/cachedRead';

/**
 * Queues the notice to the site's build in the transaction of the change, and invalidates cached reads. Replaces a
 * waiting notice and keeps its start time.
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

/** Start time of the waiting notice; null without one. */
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
