import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { notTrashed } from '../../platform/access/notTrashed';
import { publicChangeHooks } from '../publishing/publicChangeHooks';

/** Categories of magazine articles, shown as tabs (corporate-site §2, §3). */
export const ArticleCategories: CollectionConfig = {
  slug: 'articleCategories',
  trash: true,
  labels: {
    singular: { he: 'קטגוריית כתבות', en: 'Article category' },
    plural: { he: 'קטגוריות כתבות', en: 'Article categories' },
  },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'name',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['name', 'key', 'order'],
  },
  versions: { drafts: false, maxPerDoc: 30 },
  access: { create: isEditor, read: notTrashed, readVersions: isEditor, update: isEditor, delete: isEditor },
  hooks: publicChangeHooks('articleCategories'),
  fields: [
    { name: 'name', type: 'text', localized: true, required: true, label: { he: 'שם', en: 'Name' } },
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: { he: 'מפתח', en: 'Key' },
      validate: (value: unknown) => /^[a-z0-9-]+$/.test(String(value)) || 'a-z 0-9 -',
      admin: {
        description: { he: 'לכתובת של הלשונית: ?category=…', en: 'For the address of the tab: ?category=…' },
      },
    },
    { name: 'order', type: 'number', defaultValue: 0, label: { he: 'סדר', en: 'Order' } },
  ],
};
