import { contactHeaderFields } from '../fields/contactHeaderFields';
import { defineBlock } from './defineBlock';
import { mark, picture, text, title } from './drawing/shapes';

export const contactHeader1 = defineBlock({
  slug: 'contactHeader1',
  labels: {
    singular: { he: 'כותרת יצירת קשר 1', en: 'Contact header 1' },
    plural: { he: 'כותרות יצירת קשר 1', en: 'Contact headers 1' },
  },
  purpose: {
    he: 'פתיח של יצירת קשר עם תמונה, לחברה המיוחדת',
    en: 'Contact header with a picture, for the special company',
  },
  drawing: [
    picture(62, 8, 52, 64),
    title(8, 20, 44),
    text(8, 32, 44, 2),
    mark(12, 54, 4),
    text(20, 53, 28, 1),
    mark(12, 65, 4),
    text(20, 64, 28, 1),
  ],
  fields: contactHeaderFields(),
});
