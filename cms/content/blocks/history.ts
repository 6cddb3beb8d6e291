import { defineBlock } from './defineBlock';
import { line, mark, picture, text, title } from './drawing/shapes';
import { imageField, listField, localArea, localText, textField } from '../../platform/fields/shortFields';

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
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט פתיחה', 'Introduction'),
    listField('events', 'ציוני דרך', 'Milestones', {
      row: { he: 'ציון דרך', en: 'Milestone' },
      interfaceName: 'HistoryEvent',
      required: true,
      minRows: 1,
      description: { he: 'מהמוקדם למאוחר', en: 'From the earliest to the latest' },
      fields: [
        textField('year', 'שנה', 'Year', {
          required: true,
          description: { he: 'למשל 1974 או 1998–2003', en: 'For instance 1974 or 1998–2003' },
        }),
        localText('title', 'כותרת', 'Title'),
        localArea('text', 'טקסט', 'Text', { required: true }),
        imageField('image', 'card', 'תמונה', 'Image'),
      ],
    }),
  ],
});
