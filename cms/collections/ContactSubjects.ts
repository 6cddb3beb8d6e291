import type { CollectionConfig } from 'payload';
import { isEditor } from '../access/isEditor';
import { notTrashed } from '../access/notTrashed';

/** What a visitor may write about, per company. They are fetched live: a change needs no build. */
export const ContactSubjects: CollectionConfig = {
  slug: 'contactSubjects',
  trash: true,
  labels: {
    singular: { he: 'נושא פנייה', en: 'Contact subject' },
    plural: { he: 'נושאי פנייה', en: 'Contact subjects' },
  },
  admin: {
    useAsTitle: 'name',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['name', 'companies', 'order'],
  },
  access: { create: isEditor, read: notTrashed, update: isEditor, delete: isEditor },
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, label: { he: 'שם', en: 'Name' } },
    {
      name: 'companies',
      type: 'relationship',
      relationTo: 'companies',
      hasMany: true,
      required: true,
      label: { he: 'חברות', en: 'Companies' },
    },
    { name: 'order', type: 'number', defaultValue: 0, label: { he: 'סדר', en: 'Order' } },
  ],
};
