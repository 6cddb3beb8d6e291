import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, sheet, text } from './drawing/shapes';

export const singleFileBlock = defineBlock({
  slug: 'singleFileBlock',
  labels: {
    singular: { he: 'קובץ בודד', en: 'Single file' },
    plural: { he: 'קבצים בודדים', en: 'Single files' },
  },
  purpose: { he: 'קובץ אחד להורדה', en: 'One file for downloading' },
  drawing: [card(16, 24, 88, 32), sheet(26, 31), text(48, 38, 32, 2), arrow(92, 40)],
  fields: [
    {
      name: 'fileName',
      type: 'text',
      localized: true,
      required: true,
      label: { he: 'שם הקובץ', en: 'Name of the file' },
    },
    {
      name: 'date',
      type: 'date',
      label: { he: 'תאריך', en: 'Date' },
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    linkField({ name: 'button', label: { he: 'כפתור', en: 'Button' } }),
  ],
});
