import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { notTrashed } from '../../platform/access/notTrashed';
import { publicChangeHooks } from '../publishing/publicChangeHooks';

/** Companies of the group. `companyId` is the public number in calls and pages (corporate-site §1). */
export const Companies: CollectionConfig = {
  slug: 'companies',
  trash: true,
  labels: { singular: { he: 'חברה', en: 'Company' }, plural: { he: 'חברות', en: 'Companies' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'name',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['name', 'companyId'],
  },
  versions: { drafts: false, maxPerDoc: 30 },
  access: { create: isEditor, read: notTrashed, readVersions: isEditor, update: isEditor, delete: isEditor },
  hooks: publicChangeHooks('companies'),
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, label: { he: 'שם', en: 'Name' } },
    {
      name: 'companyId',
      type: 'number',
      required: true,
      unique: true,
      index: true,
      label: { he: 'מספר חברה', en: 'Company number' },
    },
    {
      name: 'code',
      type: 'text',
      unique: true,
      index: true,
      label: { he: 'קוד', en: 'Code' },
      validate: (value: unknown) => !value || /^[a-z][a-z0-9-]*$/.test(String(value)) || 'a-z 0-9 -',
      admin: {
        description: { he: 'של חברת מוצרים, למשל ashbond', en: 'Of a product company, such as ashbond' },
      },
    },
    {
      name: 'emailForLead',
      type: 'email',
      label: { he: 'דוא״ל ללידים', en: 'E-mail for leads' },
      admin: {
        description: {
          he: 'ריק: הכתובת של האתר',
          en: 'Empty: the address of the site',
        },
      },
    },
    {
      name: 'hideRelatedProjects',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'בלי פרויקטים נוספים', en: 'No related projects' },
      admin: {
        description: {
          he: 'דפי הפרויקטים של החברה לא מציעים פרויקטים אחרים',
          en: 'Pages of the company’s projects offer no other projects',
        },
      },
    },
    { name: 'logo', type: 'upload', relationTo: 'media', label: { he: 'לוגו', en: 'Logo' } },
  ],
};
