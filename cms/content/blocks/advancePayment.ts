import { defineBlock } from './defineBlock';
import { button, card, text, title } from './drawing/shapes';
import { relationsField, localArea, localText } from '../../platform/fields/shortFields';

export const advancePayment = defineBlock({
  slug: 'advancePayment',
  labels: {
    singular: { he: 'תשלום מקדמה', en: 'Advance payment' },
    plural: { he: 'תשלומי מקדמה', en: 'Advance payments' },
  },
  purpose: {
    he: 'בחירת דירה ותשלום מקדמה עליה באתר',
    en: 'Choosing a home and making its advance payment on the site',
  },
  drawing: [
    title(14, 8, 50),
    text(14, 18, 80, 2),
    card(14, 32, 92, 18),
    text(22, 38, 40, 2),
    button(76, 37),
    card(14, 55, 92, 18),
    text(22, 61, 40, 2),
    button(76, 60),
  ],
  fields: [
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט', 'Text'),
    relationsField('apartments', 'apartments', 'הדירות', 'The apartments', {
      required: true,
      minRows: 1,
      filterOptions: { advancePayment: { greater_than: 0 } },
    }),
  ],
});
