import { defineBlock } from './defineBlock';
import { button, card, field, title } from './drawing/shapes';

export const contactForm = defineBlock({
  slug: 'contactForm',
  labels: {
    singular: { he: 'טופס יצירת קשר', en: 'Contact form' },
    plural: { he: 'טפסי יצירת קשר', en: 'Contact forms' },
  },
  purpose: {
    he: 'טופס פנייה לפי חברה ונושא, נשלח לצוות',
    en: 'A form by company and subject, sent to the staff',
  },
  drawing: [
    title(14, 6, 44),
    field(14, 18, 44),
    field(62, 18, 44),
    field(14, 31, 44),
    field(62, 31, 44),
    card(14, 44, 92, 16),
    button(82, 66),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    {
      name: 'company',
      type: 'relationship',
      relationTo: 'companies',
      label: { he: 'החברה שאליה פונים', en: 'The company that is written to' },
      admin: {
        description: {
          he: 'קובעת את נושאי הפנייה. ריק: החברה ליצירת קשר (מספר 1).',
          en: 'Its contact subjects are offered. Empty: the contact company (number 1).',
        },
      },
    },
  ],
});
