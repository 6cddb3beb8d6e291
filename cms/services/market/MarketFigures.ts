import { technicalTable } from '../../platform/database/technicalTable';

/**
 * The last good figures of the provider, a row for each question that it is asked. The row is the lease as
 * well: who has it until `leaseUntil` asks the provider, for all instances, and nobody before `nextAt`.
 */
export const MarketFigures = technicalTable('marketFigures', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  /** As JSON; empty until there was a good answer. */
  { name: 'figures', type: 'text' },
  { name: 'fetchedAt', type: 'number', required: true },
  { name: 'nextAt', type: 'number', required: true },
  { name: 'leaseUntil', type: 'number', required: true },
  /** Questions in a row that had no good answer. */
  { name: 'failures', type: 'number', required: true },
]);
