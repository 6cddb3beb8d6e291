import { linkField } from '../fields/linkField';
import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';

export const investmentBlock = defineBlock({
  slug: 'investmentBlock',
  labels: {
    singular: { he: 'השקעה סביבתית', en: 'Investment' },
    plural: { he: 'השקעות סביבתיות', en: 'Investments' },
  },
  fields: [
    {
      name: 'blockTitle',
      type: 'text',
      localized: true,
      required: true,
      label: { he: 'כותרת', en: 'Title' },
    },
    richTextField({ name: 'blockContent', label: { he: 'תוכן', en: 'Content' } }),
    linkField({ name: 'blockButton', label: { he: 'כפתור', en: 'Button' } }),
  ],
});
