import { technicalTable } from '../../../platform/database/technicalTable';

/**
 * Owners of apartments: one row for each that is held (`held`, until `expiresAt`) or paid for (`taken`).
 * The row is the lock: its `reference` names the one reservation that owns it.
 */
export const ApartmentHolds = technicalTable('apartmentHolds', [
  { name: 'assetName', type: 'text', required: true, unique: true, index: true },
  { name: 'reference', type: 'text', required: true, index: true },
  { name: 'state', type: 'text', required: true },
  { name: 'expiresAt', type: 'number', required: true },
  // Time since which the payer's page is silent, in ms.
  { name: 'quietSince', type: 'number', index: true },
]);
