import { numbersFields } from '../fields/numbersFields';
import { defineBlock } from './defineBlock';
import { figure, text, title } from './drawing/shapes';

export const numbersComponent = defineBlock({
  slug: 'numbersComponent',
  labels: { singular: { he: 'מספרים', en: 'Numbers' }, plural: { he: 'מספרים', en: 'Numbers' } },
  purpose: { he: 'מספרים גדולים זה לצד זה, על רקע לבן', en: 'Large numbers side by side, on white' },
  drawing: [
    title(38, 12, 44),
    figure(14, 34, 22),
    text(14, 48, 22, 2),
    figure(49, 34, 22),
    text(49, 48, 22, 2),
    figure(84, 34, 22),
    text(84, 48, 22, 2),
  ],
  fields: numbersFields(),
});
