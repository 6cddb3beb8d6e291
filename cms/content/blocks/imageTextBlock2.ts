import { imageTextFields } from '../fields/imageTextFields';
import { defineBlock } from './defineBlock';

export const imageTextBlock2 = defineBlock({
  slug: 'imageTextBlock2',
  labels: {
    singular: { he: 'תמונה רחבה וכרטיס טקסט', en: 'Wide image with a card of text' },
    plural: { he: 'תמונות רחבות וכרטיסי טקסט', en: 'Wide images with cards of text' },
  },
  fields: imageTextFields(),
});
