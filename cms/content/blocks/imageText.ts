import { imageTextFields } from '../fields/imageTextFields';
import { defineBlock } from './defineBlock';

export const imageText = defineBlock({
  slug: 'imageText',
  labels: {
    singular: { he: 'תמונה וטקסט', en: 'Image and text' },
    plural: { he: 'תמונות וטקסטים', en: 'Images and texts' },
  },
  fields: imageTextFields(),
});
