import { contactHeaderFields } from '../fields/contactHeaderFields';
import { defineBlock } from './defineBlock';
import { band, mark, text, title } from './drawing/shapes';

export const contactHeader = defineBlock({
  slug: 'contactHeader',
  labels: {
    singular: { he: 'כותרת יצירת קשר', en: 'Contact header' },
    plural: { he: 'כותרות יצירת קשר', en: 'Contact headers' },
  },
  purpose: {
    he: 'פתיח של דף יצירת קשר: כותרת, טלפון ודוא״ל',
    en: 'Contact page header: title, phone and e-mail',
  },
  drawing: [
    band(0, 0, 120, 80),
    title(30, 22, 60),
    text(36, 34, 48, 1),
    mark(34, 54, 5),
    text(44, 53, 20, 1),
    mark(74, 54, 5),
    text(84, 53, 20, 1),
  ],
  fields: contactHeaderFields(),
});
