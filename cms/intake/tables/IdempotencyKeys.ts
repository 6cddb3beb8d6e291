import { technicalTable } from '../../platform/database/technicalTable';

/** Idempotency keys of visitors' requests with their responses, which a repeated request gets again (`docs/guides/add-a-form.md`). */
export const IdempotencyKeys = technicalTable('idempotencyKeys', [
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'fingerprint', type: 'text', required: true },
  { name: 'owner', type: 'text', required: true },
  { name: 'answer', type: 'textarea' },
  { name: 'lockedUntil', type: 'number', required: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
]);
