import { linkField } from '../fields/linkField';
import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';
import { band, figure, picture, text, title } from './drawing/shapes';

export const investmentBlock = defineBlock({
  slug: 'investmentBlock',
  labels: {
    singular: { he: 'השקעה סביבתית', en: 'Investment' },
    plural: { he: 'השקעות סביבתיות', en: 'Investments' },
  },
  purpose: {
    he: 'סכום ההשקעה בסביבה, עם טקסט ותמונה',
    en: 'What was invested in the environment, with text and picture',
  },
  drawing: [
    band(0, 0, 120, 80),
    figure(10, 18, 36),
    title(10, 34, 42),
    text(10, 44, 44, 4),
    picture(66, 12, 46, 56),
  ],
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
