import type { Job } from '../../payload-types';
import type { SeedOf } from './SeedOf';

/** An open position of the demo content; it is known by its order number. */
export type SeedJob = SeedOf<Omit<Job, 'path' | 'languages'>> & {
  /** Languages of its page; both, when nothing is said. */
  readonly languages?: Job['languages'];
};
