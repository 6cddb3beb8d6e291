import { accordionFaqMain } from '../blocks/accordionFaqMain';
import { introBlocks } from './blockGroups';
import { defineKind } from './defineKind';

export const faqKind = defineKind({
  name: 'faq',
  label: { he: 'שאלות ותשובות', en: 'FAQ' },
  blocks: [...introBlocks, accordionFaqMain],
});
