import { community } from '../blocks/community';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const communityKind = defineKind({
  name: 'community',
  label: { he: 'קהילה', en: 'Community' },
  blocks: [...introBlocks, community],
});
