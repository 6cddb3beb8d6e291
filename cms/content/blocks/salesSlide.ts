import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineBlock } from './defineBlock';
import { button, picture, text, title } from './drawing/shapes';
import { localArea, localText } from '../../platform/fields/shortFields';

export const salesSlide = defineBlock({
  slug: 'salesSlide',
  labels: {
    singular: { he: 'שקופית שיווק', en: 'Sales slide' },
    plural: { he: 'שקופיות שיווק', en: 'Sales slides' },
  },
  purpose: {
    he: 'שקופית שיווקית: תמונה, כותרת, טקסט וכפתור',
    en: 'A marketing slide: picture, title, text and button',
  },
  drawing: [picture(0, 8, 120, 64), title(12, 26, 50), text(12, 37, 44, 2), button(12, 52)],
  fields: [
    localText('title', 'כותרת', 'Title', { required: true }),
    localArea('text', 'טקסט', 'Text'),
    linkField('link', 'קישור', 'Link'),
    mediaPairField('image', 'תמונה', 'Image', { required: true, imagesOnly: true }),
  ],
});
