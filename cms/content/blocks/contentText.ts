import { defineBlock } from './defineBlock';
import { mark, text, title } from './drawing/shapes';
import { fileField, localText, richTextField } from '../../platform/fields/shortFields';

export const contentText = defineBlock({
  slug: 'contentText',
  labels: { singular: { he: 'טקסט', en: 'Content text' }, plural: { he: 'טקסטים', en: 'Content texts' } },
  purpose: {
    he: 'טקסט מעוצב: כותרות, רשימות, קישורים ותמונות',
    en: 'Formatted text: headings, lists, links and pictures',
  },
  drawing: [
    title(14, 8, 56),
    text(14, 19, 92, 4),
    title(14, 44, 36),
    mark(17, 56, 1.6),
    text(23, 55, 70, 1),
    mark(17, 63, 1.6),
    text(23, 62, 76, 1),
    mark(17, 70, 1.6),
    text(23, 69, 60, 1),
  ],
  fields: [
    localText('title', 'כותרת', 'Title'),
    richTextField('text', 'תוכן', 'Text', { required: true }),
    fileField('icon', 'סמל', 'Icon'),
  ],
});
