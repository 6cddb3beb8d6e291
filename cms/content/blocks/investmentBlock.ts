import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { band, figure, picture, text, title } from './drawing/shapes';
import { localText, richTextField } from '../../platform/fields/shortFields';

export const investmentBlock = defineBlock({
  slug: 'investmentBlock',
  labels: {
    singular: { he: 'השקעה סביבתית', en: 'Environmental investment' },
    plural: { he: 'השקעות סביבתיות', en: 'Environmental investments' },
  },
  purpose: {
    he: 'סכום ההשקעה בסביבה, עם טקסט ותמונה',
    en: 'The amount invested in the environment, with text and picture',
  },
  drawing: [
    band(0, 0, 120, 80),
    figure(10, 18, 36),
    title(10, 34, 42),
    text(10, 44, 44, 4),
    picture(66, 12, 46, 56),
  ],
  fields: [
    localText('blockTitle', 'כותרת', 'Title', { required: true }),
    richTextField('blockContent', 'תוכן', 'Content'),
    linkField('blockButton', 'כפתור', 'Button'),
  ],
});
