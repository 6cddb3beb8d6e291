import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';

export const basicTitleAndTextBlock = defineBlock({
  slug: 'basicTitleAndTextBlock',
  labels: {
    singular: { he: 'כותרת וטקסט', en: 'Title and text' },
    plural: { he: 'כותרות וטקסטים', en: 'Titles and texts' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    richTextField({ name: 'text', label: { he: 'טקסט', en: 'Text' } }),
  ],
});
