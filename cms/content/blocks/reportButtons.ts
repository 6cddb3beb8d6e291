import { defineBlock } from './defineBlock';

export const reportButtons = defineBlock({
  slug: 'reportButtons',
  labels: {
    singular: { he: 'כפתורי דוחות', en: 'Report buttons' },
    plural: { he: 'כפתורי דוחות', en: 'Report buttons' },
  },
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
