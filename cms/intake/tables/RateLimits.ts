import { technicalTable } from '../../platform/database/technicalTable';

/** How often a form was sent in the current window, by one address and by all; shared by every instance of the CMS. */
export const RateLimits = technicalTable('rateLimits', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'count', type: 'number', required: true },
  { name: 'resetsAt', type: 'number', required: true, index: true },
]);
