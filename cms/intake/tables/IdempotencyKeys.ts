import { technicalTable } from '../../platform/database/technicalTable';

/**
 * Idempotency keys with the responses to their requests. A repeated request gets the stored response again
 * (`docs/guides/add-a-form.md`).
 */
export const IdempotencyKeys = technicalTable('idempotencyKeys', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'fingerprint', type: 'text', required: true },
  { name: 'owner', type: 'text', required: true },
  { name: 'answer', type: 'textarea' },
  { name: 'lockedUntil', type: 'number', required: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
]);
