import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';
import { line, mark, picture, text, title } from './drawing/shapes';

export const history = defineBlock({
  slug: 'history',
  labels: { singular: { he: 'היסטוריה', en: 'History' }, plural: { he: 'היסטוריה', en: 'Histories' } },
  purpose: { he: 'ציוני דרך לפי שנים, עם תמונה וטקסט', en: 'Milestones by year, with picture and text' },
  drawing: [
    title(38, 4, 44),
    line(10, 22, 110, 22),
    mark(24, 22, 4),
    mark(60, 22, 4),
    mark(96, 22, 4),
    picture(10, 32, 28, 20),
    text(10, 58, 28, 3),
    picture(46, 32, 28, 20),
    text(46, 58, 28, 3),
    picture(82, 32, 28, 20),
    text(82, 58, 28, 3),
  ],
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
        imageField({ name: 'image', shown: 'card', label: { he: 'תמונה', en: 'Image' } }),
      ],
    },
  ],
});
