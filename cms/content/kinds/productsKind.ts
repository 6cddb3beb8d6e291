import { listingBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const productsKind = defineKind({
  name: 'products',
  label: { he: 'רשימת מוצרים', en: 'Products lobby' },
  headed: true,
  blocks: listingBlocks,
});
