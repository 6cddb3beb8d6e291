import { technicalTable } from '../../../platform/database/technicalTable';

/** Payments of the sandbox. They are in a separate table, as they would be in the database of an external provider. */
export const SandboxPayments = technicalTable('sandboxPayments', [
  { name: 'processId', type: 'text', required: true, unique: true, index: true },
  { name: 'processToken', type: 'text', required: true },
  { name: 'state', type: 'text', required: true },
  { name: 'reference', type: 'text', required: true, index: true },
  { name: 'title', type: 'text', required: true },
  { name: 'fullName', type: 'text', required: true },
  { name: 'amount', type: 'number', required: true },
  { name: 'expiresAt', type: 'number', required: true, index: true },
]);
