import type { Job } from '../../payload-types';
import type { SeedOf } from './SeedOf';

/** An open position of the demo content, identified by its order number. */
export type SeedJob = SeedOf<Omit<Job, 'path' | 'languages'>> & {
  /** Languages of its page; both by default. */
  readonly languages?: Job['languages'];
};
