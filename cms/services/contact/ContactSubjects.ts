import { contentCollection } from '../../platform/access/contentCollection';
import { relationsField, localText, numberField } from '../../platform/fields/shortFields';

/**
 * Subjects of contact messages, per company. The site requests them from the CMS at run time, so a change needs no new
 * build.
 */
export const ContactSubjects = contentCollection({
  slug: 'contactSubjects',
  labels: {
    singular: { he: 'נושא פנייה', en: 'Contact subject' },
    plural: { he: 'נושאי פנייה', en: 'Contact subjects' },
  },
  admin: {
    useAsTitle: 'name',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['name', 'companies', 'order'],
  },
  fields: [
    localText('name', 'שם', 'Name', { required: true }),
    relationsField('companies', 'companies', 'חברות', 'Companies', { required: true }),
    numberField('order', 'סדר', 'Order', { defaultValue: 0 }),
  ],
});
