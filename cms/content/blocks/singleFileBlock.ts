import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, sheet, text } from './drawing/shapes';
import { dayField, localText } from '../../platform/fields/shortFields';

export const singleFileBlock = defineBlock({
  slug: 'singleFileBlock',
  labels: {
    singular: { he: 'קובץ בודד', en: 'Single file' },
    plural: { he: 'קבצים בודדים', en: 'Single files' },
  },
  purpose: { he: 'קובץ אחד להורדה', en: 'One file for download' },
  drawing: [card(16, 24, 88, 32), sheet(26, 31), text(48, 38, 32, 2), arrow(92, 40)],
  fields: [
    localText('fileName', 'שם הקובץ', 'File name', { required: true }),
    dayField('date', 'תאריך', 'Date'),
    linkField('button', 'כפתור', 'Button'),
  ],
});
