import { technicalTable } from '../../platform/database/technicalTable';

/** Keys that visitors' browsers gave their requests, with the answer each got: asked again, it gets the same one (design §5). */
export const IdempotencyKeys = technicalTable('idempotencyKeys', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'fingerprint', type: 'text', required: true },
  { name: 'owner', type: 'text', required: true },
  { name: 'answer', type: 'textarea' },
  { name: 'lockedUntil', type: 'number', required: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
]);
