import { faqsField } from '../fields/faqsField';
import { defineBlock } from './defineBlock';
import { card, plus, text, title } from './drawing/shapes';
import { localArea, localText } from '../../platform/fields/shortFields';

export const accordionFaq = defineBlock({
  slug: 'accordionFaq',
  labels: {
    singular: { he: 'שאלות ותשובות', en: 'FAQ accordion' },
    plural: { he: 'שאלות ותשובות', en: 'FAQ accordions' },
  },
  purpose: {
    he: 'שאלות שנפתחות בלחיצה, זו מתחת לזו',
    en: 'Questions that open when pressed, one below the other',
  },
  drawing: [
    title(38, 6, 44),
    card(14, 18, 92, 13),
    text(22, 23, 50, 1),
    plus(97, 24.5),
    card(14, 35, 92, 24),
    text(22, 40, 50, 1),
    text(22, 47, 70, 2),
    card(14, 63, 92, 13),
    text(22, 68, 50, 1),
    plus(97, 69.5),
  ],
  fields: [
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט פתיחה', 'Introduction'),
    faqsField(),
  ],
});
