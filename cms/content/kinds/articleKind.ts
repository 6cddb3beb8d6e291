import { dynamicSlider } from '../blocks/dynamicSlider';
import { storyBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const articleKind = defineKind({
  name: 'article',
  label: { he: 'כתבה', en: 'Article' },
  headed: true,
  foundWithoutLink: true,
  blocks: [...storyBlocks, dynamicSlider],
});
