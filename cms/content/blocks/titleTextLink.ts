import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, text, title } from './drawing/shapes';
import { localText, richTextField } from '../../platform/fields/shortFields';

export const titleTextLink = defineBlock({
  slug: 'titleTextLink',
  labels: {
    singular: { he: 'כותרת, טקסט וקישור', en: 'Title, text and link' },
    plural: { he: 'כותרות, טקסטים וקישורים', en: 'Titles, texts and links' },
  },
  purpose: { he: 'כותרת, טקסט קצר וקישור', en: 'A title, a short text and a link' },
  drawing: [title(14, 18, 56), text(14, 30, 84, 3), text(14, 53, 26, 1), arrow(44, 54)],
  fields: [
    localText('title', 'כותרת', 'Title', { required: true }),
    richTextField('text', 'טקסט', 'Text'),
    linkField('link', 'קישור', 'Link'),
  ],
});
