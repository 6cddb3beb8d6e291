import { corporateBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const homeKind = defineKind({
  name: 'home',
  label: { he: 'דף הבית', en: 'Home page' },
  foundWithoutLink: true,
  blocks: corporateBlocks,
});
