import { faqsField } from '../fields/faqsField';
import { defineBlock } from './defineBlock';
import { band, card, figure, plus, text } from './drawing/shapes';
import { listField, localText } from '../../platform/fields/shortFields';

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
    localText('title', 'כותרת', 'Title'),
    listField('tabs', 'לשוניות', 'Tabs', {
      row: { he: 'לשונית', en: 'Tab' },
      interfaceName: 'FaqTab',
      required: true,
      minRows: 1,
      fields: [localText('tabName', 'שם הלשונית', 'Name of the tab', { required: true }), faqsField()],
    }),
  ],
});
