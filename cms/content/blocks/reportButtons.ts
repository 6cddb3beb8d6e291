import { defineBlock } from './defineBlock';
import { arrow, card, text, title } from './drawing/shapes';
import { fileField, listField, localText } from '../../platform/fields/shortFields';

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
    localText('title', 'כותרת', 'Title'),
    listField('reports', 'דוחות', 'Reports', {
      row: { he: 'דוח', en: 'Report' },
      interfaceName: 'ReportButton',
      required: true,
      minRows: 1,
      fields: [
        localText('name', 'שם', 'Name', { required: true }),
        fileField('file', 'קובץ', 'File', { required: true }),
      ],
    }),
  ],
});
