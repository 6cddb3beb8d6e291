import { contactHeaderFields } from '../fields/contactHeaderFields';
import { defineBlock } from './defineBlock';

export const contactHeader = defineBlock({
  slug: 'contactHeader',
  labels: {
    singular: { he: 'כותרת יצירת קשר', en: 'Contact header' },
    plural: { he: 'כותרות יצירת קשר', en: 'Contact headers' },
  },
  fields: contactHeaderFields(),
});
