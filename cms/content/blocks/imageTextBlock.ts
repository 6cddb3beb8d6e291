import { imageTextFields } from '../fields/imageTextFields';
import { defineBlock } from './defineBlock';
import { button, picture, text, title } from './drawing/shapes';

export const imageTextBlock = defineBlock({
  slug: 'imageTextBlock',
  labels: {
    singular: { he: 'תמונה עד הקצה וטקסט', en: 'Edge-to-edge image and text' },
    plural: { he: 'תמונות עד הקצה וטקסטים', en: 'Edge-to-edge images and texts' },
  },
  purpose: {
    he: 'תמונה שנמשכת עד קצה המסך, ולצדה טקסט',
    en: 'A picture that reaches the edge of the screen, with a text beside it',
  },
  drawing: [picture(0, 0, 58, 80), title(68, 18, 40), text(68, 29, 44, 4), button(68, 56)],
  fields: imageTextFields(),
});
