import { numbersFields } from '../fields/numbersFields';
import { defineBlock } from './defineBlock';
import { figure, picture, text, title } from './drawing/shapes';
import { imageField } from '../../platform/fields/shortFields';

export const numbersEnvironmental = defineBlock({
  slug: 'numbersEnvironmental',
  labels: {
    singular: { he: 'מספרים סביבתיים', en: 'Environmental numbers' },
    plural: { he: 'מספרים סביבתיים', en: 'Environmental numbers' },
  },
  purpose: { he: 'מספרים לצד תמונה, לדף הסביבה', en: 'Numbers beside a picture, for the environmental page' },
  drawing: [
    picture(66, 8, 48, 64),
    title(8, 8, 40),
    figure(8, 22, 22),
    text(36, 25, 22, 1),
    figure(8, 38, 22),
    text(36, 41, 22, 1),
    figure(8, 54, 22),
    text(36, 57, 22, 1),
  ],
  fields: [
    ...numbersFields(),
    imageField('image', 'half', 'תמונה לצד המספרים', 'Image beside the numbers', {
      description: { he: 'לאורך או מרובעת', en: 'Portrait or square' },
    }),
  ],
});
