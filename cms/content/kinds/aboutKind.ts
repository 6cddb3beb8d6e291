import { corporateBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const aboutKind = defineKind({
  name: 'about',
  label: { he: 'אודות', en: 'About' },
  blocks: corporateBlocks,
});
