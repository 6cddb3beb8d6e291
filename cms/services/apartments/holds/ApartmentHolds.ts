import { technicalTable } from '../../../platform/database/technicalTable';

/**
 * Who has an apartment: one row for each that is held for a payer (`held`, until `expiresAt`) or was paid for (`taken`). The row is
 * the lock: it can
 * have one owner, the reservation whose number it bears.
 */
export const ApartmentHolds = technicalTable('apartmentHolds', [
  { name: 'assetName', type: 'text', required: true, unique: true, index: true },
  { name: 'reference', type: 'text', required: true, index: true },
  { name: 'state', type: 'text', required: true },
  { name: 'expiresAt', type: 'number', required: true },
  // Since when the payer's page has said nothing, in ms.
  { name: 'quietSince', type: 'number', index: true },
]);
