import { defineBlock } from './defineBlock';

export const contactForm = defineBlock({
  slug: 'contactForm',
  labels: {
    singular: { he: 'טופס יצירת קשר', en: 'Contact form' },
    plural: { he: 'טפסי יצירת קשר', en: 'Contact forms' },
  },
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
