import { defineBlock } from './defineBlock';
import { mark, picture, text, title } from './drawing/shapes';
import { fileField, imageField, localArea, localText } from '../../platform/fields/shortFields';

export const environmentalHeader = defineBlock({
  slug: 'environmentalHeader',
  labels: {
    singular: { he: 'פתיח סביבתי', en: 'Environmental header' },
    plural: { he: 'פתיחים סביבתיים', en: 'Environmental headers' },
  },
  purpose: {
    he: 'פתיח של דף סביבה: סמל, כותרת, טקסט ותמונה',
    en: 'Environmental page header: icon, title, text and picture',
  },
  drawing: [mark(60, 12, 6), title(30, 23, 60), text(26, 32, 68, 2), picture(10, 44, 100, 34)],
  fields: [
    localText('title', 'כותרת', 'Title', { required: true }),
    localArea('text', 'טקסט', 'Text'),
    fileField('icon', 'סמל', 'Icon'),
    imageField('image', 'half', 'תמונה', 'Image', {
      atLeast: { width: 1200 },
      description: { he: 'לרוחב, לפחות 1200 פיקסלים', en: 'Landscape, at least 1200 pixels wide' },
    }),
  ],
});
