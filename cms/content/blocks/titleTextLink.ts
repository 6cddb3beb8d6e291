import { richTextField } from '../../platform/fields/richTextField';
import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';

export const titleTextLink = defineBlock({
  slug: 'titleTextLink',
  labels: {
    singular: { he: 'כותרת, טקסט וקישור', en: 'Title, text and link' },
    plural: { he: 'כותרות, טקסטים וקישורים', en: 'Titles, texts and links' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    richTextField({ name: 'text', label: { he: 'טקסט', en: 'Text' } }),
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
  ],
});
