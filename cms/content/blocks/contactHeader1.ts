import { contactHeaderFields } from '../fields/contactHeaderFields';
import { defineBlock } from './defineBlock';

export const contactHeader1 = defineBlock({
  slug: 'contactHeader1',
  labels: {
    singular: { he: 'כותרת יצירת קשר 1', en: 'Contact header 1' },
    plural: { he: 'כותרות יצירת קשר 1', en: 'Contact headers 1' },
  },
  fields: contactHeaderFields(),
});
