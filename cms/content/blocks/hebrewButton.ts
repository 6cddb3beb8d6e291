import { defineBlock } from './defineBlock';

export const hebrewButton = defineBlock({
  slug: 'hebrewButton',
  labels: {
    singular: { he: 'כפתור לדף בעברית', en: 'Hebrew button' },
    plural: { he: 'כפתורים לדף בעברית', en: 'Hebrew buttons' },
  },
  fields: [
    {
      name: 'text',
      type: 'textarea',
      localized: true,
      label: { he: 'טקסט', en: 'Text' },
      admin: {
        description: {
          he: 'הבלוק מופיע רק בדפים שאינם בעברית, ומוביל אל /career, לוח המשרות שבעברית.',
          en: 'The block is shown only on pages that are not in Hebrew. It leads to /career, the job board, which is in Hebrew.',
        },
      },
    },
    {
      name: 'buttonText',
      type: 'text',
      localized: true,
      label: { he: 'טקסט הכפתור', en: 'Text of the button' },
      admin: { description: { he: 'ריק: הטקסט הרגיל של האתר', en: 'Empty: the site’s usual text' } },
    },
  ],
});
