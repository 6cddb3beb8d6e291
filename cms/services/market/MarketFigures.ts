import { technicalTable } from '../../platform/database/technicalTable';

/**
 * The last good figures of the provider, one row per question. The row is also the lease:
 * only its holder asks the provider until `leaseUntil`, and no instance asks before `nextAt`.
 */
export const MarketFigures = technicalTable('marketFigures', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  /** As JSON; empty until the first good answer. */
  { name: 'figures', type: 'text' },
  { name: 'fetchedAt', type: 'number', required: true },
  { name: 'nextAt', type: 'number', required: true },
  { name: 'leaseUntil', type: 'number', required: true },
  /** Consecutive failures. */
  { name: 'failures', type: 'number', required: true },
]);
