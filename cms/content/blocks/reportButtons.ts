import { defineBlock } from './defineBlock';
import { arrow, card, text, title } from './drawing/shapes';

export const reportButtons = defineBlock({
  slug: 'reportButtons',
  labels: {
    singular: { he: 'כפתורי דוחות', en: 'Report buttons' },
    plural: { he: 'כפתורי דוחות', en: 'Report buttons' },
  },
  purpose: { he: 'כפתורים להורדת דוחות', en: 'Buttons that download reports' },
  drawing: [
    title(38, 12, 44),
    card(10, 30, 46, 14),
    text(16, 36, 22, 1),
    arrow(46, 37),
    card(64, 30, 46, 14),
    text(70, 36, 22, 1),
    arrow(100, 37),
    card(10, 52, 46, 14),
    text(16, 58, 22, 1),
    arrow(46, 59),
    card(64, 52, 46, 14),
    text(70, 58, 22, 1),
    arrow(100, 59),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'reports',
      type: 'array',
      interfaceName: 'ReportButton',
      required: true,
      minRows: 1,
      label: { he: 'דוחות', en: 'Reports' },
      labels: { singular: { he: 'דוח', en: 'Report' }, plural: { he: 'דוחות', en: 'Reports' } },
      fields: [
        { name: 'name', type: 'text', localized: true, required: true, label: { he: 'שם', en: 'Name' } },
        {
          name: 'file',
          type: 'upload',
          relationTo: 'media',
          required: true,
          label: { he: 'קובץ', en: 'File' },
        },
      ],
    },
  ],
});
