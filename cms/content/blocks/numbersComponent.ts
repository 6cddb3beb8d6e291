import { numbersFields } from '../fields/numbersFields';
import { defineBlock } from './defineBlock';

export const numbersComponent = defineBlock({
  slug: 'numbersComponent',
  labels: { singular: { he: 'מספרים', en: 'Numbers' }, plural: { he: 'מספרים', en: 'Numbers' } },
  fields: numbersFields(),
});
