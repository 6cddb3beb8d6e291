import type { CollectionConfig, GlobalConfig, Payload, TaskConfig } from 'payload';
import type { DeliveryKind } from './deliveryKind';
import type { Route } from '../http/route';

/** Periodic cleanup, every half minute: repairs the state of dead processes and removes expired data. */
export type Chore = (payload: Payload) => Promise<unknown>;

/** Contribution of one part of the CMS. `payload.config` combines the parts. */
export interface Part {
  /** Position of a service in the admin, ascending; last without it. */
  place?: number;
  collections?: readonly CollectionConfig[];
  globals?: readonly GlobalConfig[];
  /** Live calls of parts that are no services; calls of services are listed in `services/routes.gen.ts`. */
  routes?: readonly Route[];
  /** Tasks of the job queue. */
  tasks?: readonly TaskConfig[];
  chores?: readonly Chore[];
  /** Updates database metrics on request (`GET /web/metrics`). */
  figures?: readonly Chore[];
  /** Kinds of delivery. */
  deliveries?: readonly DeliveryKind[];
  /** Implementations by name for parts that may not import this one. */
  registers?: Readonly<Record<string, unknown>>;
}
