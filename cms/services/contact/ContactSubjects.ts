import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { notTrashed } from '../../platform/access/notTrashed';

/** Contact subjects of each company. The site reads them live, so changes need no build. */
export const ContactSubjects: CollectionConfig = {
  slug: 'contactSubjects',
  trash: true,
  labels: {
    singular: { he: 'נושא פנייה', en: 'Contact subject' },
    plural: { he: 'נושאי פנייה', en: 'Contact subjects' },
  },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'name',
    group: { he: 'פניות', en: 'Messages' },
    defaultColumns: ['name', 'companies', 'order'],
  },
  versions: { drafts: false, maxPerDoc: 30 },
  access: { create: isEditor, read: notTrashed, readVersions: isEditor, update: isEditor, delete: isEditor },
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
