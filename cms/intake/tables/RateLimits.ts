import { technicalTable } from '../../platform/database/technicalTable';

/** Number of requests in the current window, by form and IP address. All instances share this table. */
export const RateLimits = technicalTable('rateLimits', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'count', type: 'number', required: true },
  { name: 'resetsAt', type: 'number', required: true, index: true },
]);
