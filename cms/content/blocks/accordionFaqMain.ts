import { faqsField } from '../fields/faqsField';
import { defineBlock } from './defineBlock';
import { band, card, figure, plus, text } from './drawing/shapes';

export const accordionFaqMain = defineBlock({
  slug: 'accordionFaqMain',
  labels: {
    singular: { he: 'שאלות ותשובות בלשוניות', en: 'FAQ in tabs' },
    plural: { he: 'שאלות ותשובות בלשוניות', en: 'FAQs in tabs' },
  },
  purpose: {
    he: 'שאלות ותשובות לפי נושאים, כל נושא בלשונית',
    en: 'Questions by subject, each subject in a tab',
  },
  drawing: [
    figure(14, 8, 26),
    band(44, 8, 26, 8),
    band(74, 8, 26, 8),
    card(14, 24, 92, 14),
    text(22, 29.5, 50, 1),
    plus(97, 31),
    card(14, 42, 92, 14),
    text(22, 47.5, 60, 1),
    plus(97, 49),
    card(14, 60, 92, 14),
    text(22, 65.5, 44, 1),
    plus(97, 67),
  ],
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
