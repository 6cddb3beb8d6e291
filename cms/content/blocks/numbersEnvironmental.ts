import { imageField } from '../../platform/fields/imageField';
import { numbersFields } from '../fields/numbersFields';
import { defineBlock } from './defineBlock';

export const numbersEnvironmental = defineBlock({
  slug: 'numbersEnvironmental',
  labels: {
    singular: { he: 'מספרים סביבתיים', en: 'Environmental numbers' },
    plural: { he: 'מספרים סביבתיים', en: 'Environmental numbers' },
  },
  fields: [
    ...numbersFields(),
    imageField({
      name: 'image',
      label: { he: 'תמונה לצד המספרים', en: 'Image beside the numbers' },
      description: { he: 'לאורך או מרובעת', en: 'Portrait or square' },
    }),
  ],
});
