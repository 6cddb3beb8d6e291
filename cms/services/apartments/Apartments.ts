import type { CollectionConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { projectPublished } from '../../platform/access/projectPublished';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { apartmentTable } from './apartmentTable';
import { apartmentGeneralFields, apartmentMediaFields, apartmentPriceFields } from './apartmentFields';

/** Apartments on offer (project-marketing §3). Payments identify them by `assetName`. */
export const Apartments: CollectionConfig = {
  slug: 'apartments',
  trash: true,
  labels: { singular: { he: 'דירה', en: 'Apartment' }, plural: { he: 'דירות', en: 'Apartments' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'assetName',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['assetName', 'project', 'building', 'price', 'moreInfoContentHTML', 'updatedAt'],
    listSearchableFields: ['assetName', 'propertyTitle'],
    components: { beforeListTable: ['/platform/adminUi/TableTools#TableTools'] },
  },
  endpoints: apartmentTable,
  versions: { drafts: false, maxPerDoc: 30 },
  access: {
    create: isEditor,
    read: projectPublished,
    readVersions: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: publicChangeHooks('apartments'),
  fields: [
    {
      name: 'assetName',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 100,
      label: { he: 'שם הנכס', en: 'Asset name' },
      admin: {
        description: { he: 'השם שבו התשלום מכיר את הדירה', en: 'The name by which payments know it' },
      },
    },
    {
      type: 'tabs',
      tabs: [
        { label: { he: 'הדירה', en: 'Apartment' }, fields: apartmentGeneralFields },
        { label: { he: 'מחיר ומצב', en: 'Price and state' }, fields: apartmentPriceFields },
        {
          label: { he: 'תמונות, מסמכים ומאפיינים', en: 'Pictures, documents, characteristics' },
          fields: apartmentMediaFields,
        },
      ],
    },
  ],
};
