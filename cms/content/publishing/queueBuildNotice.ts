import type { PayloadRequest } from 'payload';
import { env } from '../../platform/env';

export interface BuildNotice {
  collection: string;
  id: string;
  operation: 'change' | 'remove';
}

/** Queues the message to the site's build; it goes out when the change is committed, and again until it arrives. */
export async function queueBuildNotice(req: PayloadRequest, notice: BuildNotice): Promise<void> {
  if (!env.webhookUrl) return;
  await req.payload.jobs.queue({
    task: 'notifyBuild',
    queue: 'build',
    input: { ...notice, at: new Date().toISOString() },
    req,
  });
}
