import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineBlock } from './defineBlock';

export const salesSlide = defineBlock({
  slug: 'salesSlide',
  labels: {
    singular: { he: 'שקופית שיווק', en: 'Sales slide' },
    plural: { he: 'שקופיות שיווק', en: 'Sales slides' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
    mediaPairField({ name: 'image', label: { he: 'תמונה', en: 'Image' }, required: true, imagesOnly: true }),
  ],
});
