import { community } from '../blocks/community';
import { contentText } from '../blocks/contentText';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const communityKind = defineKind({
  name: 'community',
  label: { he: 'קהילה', en: 'Community' },
  blocks: [community, contentText, topBanner],
});
