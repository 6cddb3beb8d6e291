import { hebrewButton } from '../blocks/hebrewButton';
import { introBlocks, storyBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const careerKind = defineKind({
  name: 'career',
  label: { he: 'קריירה', en: 'Careers' },
  blocks: [...introBlocks, ...storyBlocks, hebrewButton],
});
