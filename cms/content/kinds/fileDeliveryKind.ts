import { contactHeader } from '../blocks/contactHeader';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const fileDeliveryKind = defineKind({
  name: 'fileDelivery',
  label: { he: 'מסמכים לדיירים', en: 'Documents for residents' },
  headed: true,
  blocks: [...introBlocks, contactHeader],
});
