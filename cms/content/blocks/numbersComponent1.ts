import { numbersFields } from '../fields/numbersFields';
import { defineBlock } from './defineBlock';

export const numbersComponent1 = defineBlock({
  slug: 'numbersComponent1',
  labels: {
    singular: { he: 'מספרים על רקע צבעוני', en: 'Numbers on a coloured band' },
    plural: { he: 'מספרים על רקע צבעוני', en: 'Numbers on a coloured band' },
  },
  fields: numbersFields(),
});
