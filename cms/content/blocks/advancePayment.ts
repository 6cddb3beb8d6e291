import { defineBlock } from './defineBlock';

export const advancePayment = defineBlock({
  slug: 'advancePayment',
  labels: {
    singular: { he: 'תשלום מקדמה', en: 'Advance payment' },
    plural: { he: 'תשלומי מקדמה', en: 'Advance payments' },
  },
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
