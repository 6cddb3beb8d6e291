import { imageTextFields } from '../fields/imageTextFields';
import { defineBlock } from './defineBlock';
import { paper, picture, text, title } from './drawing/shapes';

export const imageTextBlock2 = defineBlock({
  slug: 'imageTextBlock2',
  labels: {
    singular: { he: 'תמונה רחבה וכרטיס טקסט', en: 'Wide image with a text card' },
    plural: { he: 'תמונות רחבות וכרטיסי טקסט', en: 'Wide images with text cards' },
  },
  purpose: { he: 'תמונה רחבה, ועליה כרטיס עם טקסט', en: 'A wide picture with a text card on it' },
  drawing: [picture(0, 6, 120, 58), paper(62, 34, 50, 40), title(68, 41, 34), text(68, 51, 38, 3)],
  fields: imageTextFields(),
});
