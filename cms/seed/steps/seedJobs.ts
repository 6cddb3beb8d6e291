import { jobLists } from '../content/jobLists';
import { jobs } from '../content/jobs';
import { moreJobs } from '../content/moreJobs';
import type { Store } from '../lib/Store';

/** Creates the lists by which jobs are filtered, then publishes the jobs. */
export async function seedJobs(store: Store): Promise<void> {
  for (const collection of ['jobProfessions', 'jobAreas', 'jobScopes', 'companyDivisions'] as const)
    for (const [order, { key, ...fields }] of jobLists[collection].entries()) {
      const known = { collection, key, where: { name: { equals: fields.name.values.he } } } as const;
      const id = (await store.find(known)) ?? (await store.create(collection, key, { ...fields, order }));
      store.remember(collection, key, id);
    }
  for (const job of [...jobs, ...moreJobs]) {
    const key = String(job.orderId);
    const known = { collection: 'jobs', key, where: { orderId: { equals: job.orderId } } } as const;
    if ((await store.find(known)) === undefined)
      await store.create('jobs', key, { languages: ['he', 'en'], ...job, _status: 'published' });
  }
}
