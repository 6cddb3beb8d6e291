import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const magazineKind = defineKind({
  name: 'magazine',
  label: { he: 'מגזין', en: 'Magazine' },
  blocks: introBlocks,
});
