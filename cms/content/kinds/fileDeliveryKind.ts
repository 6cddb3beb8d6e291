import { contactHeader } from '../blocks/contactHeader';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const fileDeliveryKind = defineKind({
  name: 'fileDelivery',
  label: { he: 'מסמכים לדיירים', en: 'Delivery of documents' },
  headed: true,
  blocks: [...introBlocks, contactHeader],
});
