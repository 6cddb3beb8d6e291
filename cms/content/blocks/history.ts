import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';

export const history = defineBlock({
  slug: 'history',
  labels: { singular: { he: 'היסטוריה', en: 'History' }, plural: { he: 'היסטוריה', en: 'Histories' } },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט פתיחה', en: 'Introduction' } },
    {
      name: 'events',
      type: 'array',
      interfaceName: 'HistoryEvent',
      required: true,
      minRows: 1,
      label: { he: 'ציוני דרך', en: 'Milestones' },
      labels: {
        singular: { he: 'ציון דרך', en: 'Milestone' },
        plural: { he: 'ציוני דרך', en: 'Milestones' },
      },
      admin: { description: { he: 'מהמוקדם למאוחר', en: 'From the earliest to the latest' } },
      fields: [
        {
          name: 'year',
          type: 'text',
          required: true,
          label: { he: 'שנה', en: 'Year' },
          admin: { description: { he: 'למשל 1974 או 1998–2003', en: 'For instance 1974 or 1998–2003' } },
        },
        { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          required: true,
          label: { he: 'טקסט', en: 'Text' },
        },
        imageField({ name: 'image', label: { he: 'תמונה', en: 'Image' } }),
      ],
    },
  ],
});
