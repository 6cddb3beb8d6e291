import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env';
import { forgetKeptReads } from '../../platform/keptReads';

/**
 * Queues the message to the site's build that something changed. It goes out when the change is committed, and again until it arrives.
 * Reads that are kept for a moment are forgotten, too.
 * While one waits already, the new one takes its place and says since when there are changes.
 */
export async function queueBuildNotice(req: PayloadRequest): Promise<void> {
  forgetKeptReads();
  if (!env.webhookUrl) return;
  await req.payload.jobs.queue({
    task: 'notifyBuild',
    queue: 'build',
    input: { since: (await waitingSince(req)) ?? new Date().toISOString() },
    req,
  });
}

/** The oldest change that the waiting notice tells of; null when none waits. */
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
