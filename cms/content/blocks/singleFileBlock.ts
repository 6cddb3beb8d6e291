import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';

export const singleFileBlock = defineBlock({
  slug: 'singleFileBlock',
  labels: {
    singular: { he: 'קובץ בודד', en: 'Single file' },
    plural: { he: 'קבצים בודדים', en: 'Single files' },
  },
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
