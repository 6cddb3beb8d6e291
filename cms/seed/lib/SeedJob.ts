import type { Job } from '../../payload-types';
import type { SeedOf } from './SeedOf';

/** A job of the demo content, identified by its order number. */
export type SeedJob = SeedOf<Omit<Job, 'path' | 'languages'>> & {
  /** Languages of the job's page; both by default. */
  readonly languages?: Job['languages'];
};
