import { technicalTable } from '../../platform/database/technicalTable';

/**
 * The last valid figures of the provider, one row per kind of request. A row also serves as a lease: until
 * `leaseUntil`, only the instance that holds it may ask the provider. No instance asks before `nextAt`.
 */
export const MarketFigures = technicalTable('marketFigures', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  /** The figures as JSON. Empty until the provider has sent valid ones. */
  { name: 'figures', type: 'text' },
  { name: 'fetchedAt', type: 'number', required: true },
  { name: 'nextAt', type: 'number', required: true },
  { name: 'leaseUntil', type: 'number', required: true },
  /** Consecutive failures. */
  { name: 'failures', type: 'number', required: true },
]);
