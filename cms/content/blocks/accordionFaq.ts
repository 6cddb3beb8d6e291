import { faqsField } from '../fields/faqsField';
import { defineBlock } from './defineBlock';

export const accordionFaq = defineBlock({
  slug: 'accordionFaq',
  labels: {
    singular: { he: 'שאלות ותשובות', en: 'FAQ accordion' },
    plural: { he: 'שאלות ותשובות', en: 'FAQ accordions' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט פתיחה', en: 'Introduction' } },
    faqsField(),
  ],
});
