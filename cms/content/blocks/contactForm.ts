import { defineBlock } from './defineBlock';
import { button, card, field, title } from './drawing/shapes';
import { localArea, localText, relationField } from '../../platform/fields/shortFields';

export const contactForm = defineBlock({
  slug: 'contactForm',
  labels: {
    singular: { he: 'טופס יצירת קשר', en: 'Contact form' },
    plural: { he: 'טפסי יצירת קשר', en: 'Contact forms' },
  },
  purpose: {
    he: 'טופס פנייה לפי חברה ונושא, נשלח לצוות',
    en: 'A message form with a choice of company and subject, sent to staff',
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
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט', 'Text'),
    relationField('company', 'companies', 'החברה שאליה פונים', 'Company that receives the message', {
      description: {
        he: 'קובעת את נושאי הפנייה. ריק: החברה ליצירת קשר (מספר 1).',
        en: 'Determines the contact subjects. Empty: the contact company (number 1).',
      },
    }),
  ],
});
