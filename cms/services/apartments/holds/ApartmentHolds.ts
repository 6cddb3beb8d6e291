import { technicalTable } from '../../../platform/database/technicalTable';

/**
 * Current owner of each apartment that is held (`held`, until `expiresAt`) or paid for (`taken`). An apartment has at
 * most one row, whose `reference` names the reservation that owns it. The row therefore serves as the lock.
 */
export const ApartmentHolds = technicalTable('apartmentHolds', [
  { name: 'assetName', type: 'text', required: true, unique: true, index: true },
  { name: 'reference', type: 'text', required: true, index: true },
  { name: 'state', type: 'text', required: true },
  { name: 'expiresAt', type: 'number', required: true },
  // Time (ms) of the last heartbeat from the payer's page.
  { name: 'quietSince', type: 'number', index: true },
]);
