import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';
import { text, title } from './drawing/shapes';

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
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    richTextField({ name: 'text', label: { he: 'טקסט', en: 'Text' } }),
  ],
});
