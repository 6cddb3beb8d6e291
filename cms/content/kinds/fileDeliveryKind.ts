import { contactHeader } from '../blocks/contactHeader';
import { contentText } from '../blocks/contentText';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const fileDeliveryKind = defineKind({
  name: 'fileDelivery',
  label: { he: 'מסמכים לדיירים', en: 'Delivery of documents' },
  blocks: [contactHeader, contentText, topBanner],
});
