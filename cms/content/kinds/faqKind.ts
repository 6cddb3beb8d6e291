import { accordionFaqMain } from '../blocks/accordionFaqMain';
import { contentText } from '../blocks/contentText';
import { topBanner } from '../blocks/topBanner';
import { defineKind } from './defineKind';

export const faqKind = defineKind({
  name: 'faq',
  label: { he: 'שאלות ותשובות', en: 'FAQ' },
  blocks: [accordionFaqMain, contentText, topBanner],
});
