import { defineBlock } from './defineBlock';
import { text, title } from './drawing/shapes';
import { localText, richTextField } from '../../platform/fields/shortFields';

export const basicTitleAndTextBlock = defineBlock({
  slug: 'basicTitleAndTextBlock',
  labels: {
    singular: { he: 'כותרת וטקסט', en: 'Title and text' },
    plural: { he: 'כותרות וטקסטים', en: 'Titles and texts' },
  },
  purpose: {
    he: 'כותרת ומתחתיה טקסט קצר, לדפי ESG',
    en: 'A title with a short text below it, for ESG pages',
  },
  drawing: [title(30, 20, 60), text(20, 34, 80, 4)],
  fields: [localText('title', 'כותרת', 'Title', { required: true }), richTextField('text', 'טקסט', 'Text')],
});
