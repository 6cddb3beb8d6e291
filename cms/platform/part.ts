import type { CollectionConfig, GlobalConfig, Payload, TaskConfig } from 'payload';
import type { DeliveryKind } from './deliveryKind';
import type { Route } from './http/route';

/** Work of the housekeeping, every half minute: puts right what a process left behind that died, removes what has expired. */
export type Chore = (payload: Payload) => Promise<unknown>;

/** What one part of the CMS brings with it. `payload.config` is made of the parts. */
export interface Part {
  /** Where a service stands among the others in the admin, from small to large; last without it. */
  place?: number;
  collections?: readonly CollectionConfig[];
  globals?: readonly GlobalConfig[];
  /** Live calls of a part that is no service: those are listed in `services/routes.gen.ts`. */
  routes?: readonly Route[];
  /** Tasks of the job queue. */
  tasks?: readonly TaskConfig[];
  chores?: readonly Chore[];
  /** What reads figures of the database when they are asked for (`GET /web/metrics`). */
  figures?: readonly Chore[];
  /** The ways in which what it stores is delivered. */
  deliveries?: readonly DeliveryKind[];
  /** What it puts at the disposal of parts that may not import it, by name: an interface of a layer between them. */
  registers?: Readonly<Record<string, unknown>>;
}
