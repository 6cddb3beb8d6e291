import { defineBlock } from './defineBlock';
import { arrow, button, text } from './drawing/shapes';
import { localArea, localText } from '../../platform/fields/shortFields';

export const hebrewButton = defineBlock({
  slug: 'hebrewButton',
  labels: {
    singular: { he: 'כפתור לדף בעברית', en: 'Hebrew button' },
    plural: { he: 'כפתורים לדף בעברית', en: 'Hebrew buttons' },
  },
  purpose: {
    he: 'בדפים באנגלית: כפתור לדף שקיים רק בעברית',
    en: 'On English pages: a button to a page that exists only in Hebrew',
  },
  drawing: [text(30, 22, 60, 2), button(34, 40, 52), arrow(92, 44)],
  fields: [
    localArea('text', 'טקסט', 'Text', {
      description: {
        he: 'הרכיב מופיע רק בדפים שאינם בעברית, ומוביל אל /career, לוח המשרות בעברית.',
        en: 'The block is shown only on pages that are not in Hebrew. It leads to /career, the job board, which is in Hebrew.',
      },
    }),
    localText('buttonText', 'טקסט הכפתור', 'Button text', {
      description: { he: 'ריק: הטקסט הרגיל של האתר', en: 'Empty: the site’s usual text' },
    }),
  ],
});
