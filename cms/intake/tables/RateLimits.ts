import { technicalTable } from '../../platform/database/technicalTable';

/** Requests in the current window by form and address, shared by all instances. */
export const RateLimits = technicalTable('rateLimits', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'count', type: 'number', required: true },
  { name: 'resetsAt', type: 'number', required: true, index: true },
]);
