import { listingBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const rentalApartmentsKind = defineKind({
  name: 'rentalApartments',
  label: { he: 'דירות להשכרה', en: 'Rental apartments' },
  headed: true,
  blocks: listingBlocks,
});
