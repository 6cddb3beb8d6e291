import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';

export const environmentalHeader = defineBlock({
  slug: 'environmentalHeader',
  labels: {
    singular: { he: 'פתיח סביבתי', en: 'Environmental header' },
    plural: { he: 'פתיחים סביבתיים', en: 'Environmental headers' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    { name: 'icon', type: 'upload', relationTo: 'media', label: { he: 'סמל', en: 'Icon' } },
    imageField({
      name: 'image',
      label: { he: 'תמונה', en: 'Image' },
      description: { he: 'לרוחב, לפחות 1200 פיקסלים', en: 'Landscape, at least 1200 pixels wide' },
    }),
  ],
});
