import { faqsField } from '../fields/faqsField';
import { defineBlock } from './defineBlock';

export const accordionFaqMain = defineBlock({
  slug: 'accordionFaqMain',
  labels: {
    singular: { he: 'שאלות ותשובות בלשוניות', en: 'FAQ in tabs' },
    plural: { he: 'שאלות ותשובות בלשוניות', en: 'FAQs in tabs' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'tabs',
      type: 'array',
      interfaceName: 'FaqTab',
      required: true,
      minRows: 1,
      label: { he: 'לשוניות', en: 'Tabs' },
      labels: { singular: { he: 'לשונית', en: 'Tab' }, plural: { he: 'לשוניות', en: 'Tabs' } },
      fields: [
        {
          name: 'tabName',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'שם הלשונית', en: 'Name of the tab' },
        },
        faqsField(),
      ],
    },
  ],
});
