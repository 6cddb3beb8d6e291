import type { CollectionConfig, GlobalConfig, Payload, TaskConfig } from 'payload';
import type { DeliveryKind } from './deliveryKind';
import type { Route } from '../http/route';

/** Cleanup that runs every half minute. It repairs what processes that died have left, and removes expired data. */
export type Chore = (payload: Payload) => Promise<unknown>;

/** What one part of the CMS contributes to the configuration. `payload.config` combines all parts. */
export interface Part {
  /** Position of the service in the admin, in ascending order. Parts without a position come last. */
  place?: number;
  collections?: readonly CollectionConfig[];
  globals?: readonly GlobalConfig[];
  /** Live services of a part outside `services`. The routes of services are listed in `services/routes.gen.ts`. */
  routes?: readonly Route[];
  /** Tasks of the job queue. */
  tasks?: readonly TaskConfig[];
  chores?: readonly Chore[];
  /** Functions that update metrics from the database whenever metrics are requested (`GET /web/metrics`). */
  figures?: readonly Chore[];
  /** Delivery kinds that this part defines. */
  deliveries?: readonly DeliveryKind[];
  /** Implementations, by name, that this part provides to parts that may not import it. */
  registers?: Readonly<Record<string, unknown>>;
}
