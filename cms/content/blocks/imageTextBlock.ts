import { imageTextFields } from '../fields/imageTextFields';
import { defineBlock } from './defineBlock';

export const imageTextBlock = defineBlock({
  slug: 'imageTextBlock',
  labels: {
    singular: { he: 'תמונה עד הקצה וטקסט', en: 'Image to the edge, and text' },
    plural: { he: 'תמונות עד הקצה וטקסטים', en: 'Images to the edge, and texts' },
  },
  fields: imageTextFields(),
});
