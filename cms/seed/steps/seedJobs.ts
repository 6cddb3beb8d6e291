import { jobs } from '../content/jobs';
import type { Store } from '../lib/Store';

/** Open positions, published. */
export async function seedJobs(store: Store): Promise<void> {
  for (const job of jobs) {
    const key = String(job.orderId);
    const known = { collection: 'jobs', key, where: { orderId: { equals: job.orderId } } } as const;
    if ((await store.find(known)) === undefined)
      await store.create('jobs', key, { ...job, languages: ['he', 'en'], _status: 'published' });
  }
}
