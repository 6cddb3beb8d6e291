import { contentText } from '../blocks/contentText';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const magazineKind = defineKind({
  name: 'magazine',
  label: { he: 'מגזין', en: 'Magazine' },
  blocks: [contentText, topBanner],
});
