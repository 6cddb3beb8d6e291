import { numbersFields } from '../fields/numbersFields';
import { defineBlock } from './defineBlock';
import { band, figure, text } from './drawing/shapes';

export const numbersComponent1 = defineBlock({
  slug: 'numbersComponent1',
  labels: {
    singular: { he: 'מספרים על רקע צבעוני', en: 'Numbers on a coloured band' },
    plural: { he: 'מספרים על רקע צבעוני', en: 'Numbers on a coloured band' },
  },
  purpose: {
    he: 'מספרים גדולים זה לצד זה, על פס צבעוני',
    en: 'Large numbers side by side, on a coloured band',
  },
  drawing: [
    band(0, 16, 120, 48),
    figure(14, 26, 22),
    text(14, 40, 22, 2),
    figure(49, 26, 22),
    text(49, 40, 22, 2),
    figure(84, 26, 22),
    text(84, 40, 22, 2),
  ],
  fields: numbersFields(),
});
