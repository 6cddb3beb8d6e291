import { defineBlock } from './defineBlock';
import { arrow, button, text } from './drawing/shapes';

export const hebrewButton = defineBlock({
  slug: 'hebrewButton',
  labels: {
    singular: { he: 'כפתור לדף בעברית', en: 'Hebrew button' },
    plural: { he: 'כפתורים לדף בעברית', en: 'Hebrew buttons' },
  },
  purpose: {
    he: 'באנגלית: כפתור שמוביל לדף שיש רק בעברית',
    en: 'In English: a button to a page that exists in Hebrew alone',
  },
  drawing: [text(30, 22, 60, 2), button(34, 40, 52), arrow(92, 44)],
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
