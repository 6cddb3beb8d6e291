import { imageTextFields } from '../fields/imageTextFields';
import { defineBlock } from './defineBlock';
import { button, picture, text, title } from './drawing/shapes';

export const imageText = defineBlock({
  slug: 'imageText',
  labels: {
    singular: { he: 'תמונה וטקסט', en: 'Image and text' },
    plural: { he: 'תמונות וטקסטים', en: 'Images and texts' },
  },
  purpose: { he: 'תמונה לצד כותרת, טקסט וכפתור', en: 'A picture beside a title, a text and a button' },
  drawing: [picture(8, 14, 48, 52), title(64, 18, 40), text(64, 29, 48, 4), button(64, 56)],
  fields: imageTextFields(),
});
