import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';
import { mark, picture, text, title } from './drawing/shapes';

export const environmentalHeader = defineBlock({
  slug: 'environmentalHeader',
  labels: {
    singular: { he: 'פתיח סביבתי', en: 'Environmental header' },
    plural: { he: 'פתיחים סביבתיים', en: 'Environmental headers' },
  },
  purpose: {
    he: 'פתיח של דף סביבה: סמל, כותרת, טקסט ותמונה',
    en: 'Opening of an environmental page: icon, title, text and picture',
  },
  drawing: [mark(60, 12, 6), title(30, 23, 60), text(26, 32, 68, 2), picture(10, 44, 100, 34)],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    { name: 'icon', type: 'upload', relationTo: 'media', label: { he: 'סמל', en: 'Icon' } },
    imageField({
      name: 'image',
      shown: 'half',
      label: { he: 'תמונה', en: 'Image' },
      atLeast: { width: 1200 },
      description: { he: 'לרוחב, לפחות 1200 פיקסלים', en: 'Landscape, at least 1200 pixels wide' },
    }),
  ],
});
