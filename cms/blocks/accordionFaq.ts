import { richTextField } from '../fields/richTextField';
import { defineBlock } from './defineBlock';

export const accordionFaq = defineBlock({
  slug: 'accordionFaq',
  templates: ['generic'],
  specialCompanyOnly: true,
  labels: {
    singular: { he: 'שאלות ותשובות', en: 'FAQ accordion' },
    plural: { he: 'שאלות ותשובות', en: 'FAQ accordions' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט פתיחה', en: 'Introduction' } },
    {
      name: 'faqs',
      type: 'array',
      interfaceName: 'Faq',
      required: true,
      minRows: 1,
      labels: { singular: { he: 'שאלה', en: 'Question' }, plural: { he: 'שאלות', en: 'Questions' } },
      admin: { description: { he: 'תשובה אחת פתוחה בכל פעם', en: 'One answer is open at a time' } },
      fields: [
        {
          name: 'accordionTitle',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'שאלה', en: 'Question' },
        },
        richTextField({ name: 'accordionContent', label: { he: 'תשובה', en: 'Answer' }, required: true }),
      ],
    },
  ],
});
