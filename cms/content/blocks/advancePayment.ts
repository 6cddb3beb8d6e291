import { defineBlock } from './defineBlock';
import { button, card, text, title } from './drawing/shapes';

export const advancePayment = defineBlock({
  slug: 'advancePayment',
  labels: {
    singular: { he: 'תשלום מקדמה', en: 'Advance payment' },
    plural: { he: 'תשלומי מקדמה', en: 'Advance payments' },
  },
  purpose: {
    he: 'בחירת דירה ותשלום מקדמה עליה באתר',
    en: 'Choosing a home and paying its deposit on the site',
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
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    {
      name: 'apartments',
      type: 'relationship',
      relationTo: 'apartments',
      hasMany: true,
      required: true,
      minRows: 1,
      label: { he: 'הדירות', en: 'The apartments' },
      filterOptions: { advancePayment: { greater_than: 0 } },
    },
  ],
});
