import type { CollectionConfig, Field } from 'payload';
import { hideFromOthers } from '../../platform/access/hideFromOthers';
import { isEditor } from '../../platform/access/isEditor';
import { notTrashed } from '../../platform/access/notTrashed';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';

const number = (name: string, he: string, en: string): Field => ({
  name,
  type: 'number',
  label: { he, en },
});

/** Apartments on offer (project-marketing §3). `assetName` is what payments know one by. */
export const Apartments: CollectionConfig = {
  slug: 'apartments',
  trash: true,
  labels: { singular: { he: 'דירה', en: 'Apartment' }, plural: { he: 'דירות', en: 'Apartments' } },
  admin: {
    hidden: hideFromOthers('administrator', 'editor'),
    useAsTitle: 'assetName',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['assetName', 'propertyTitle', 'price', 'advancePayment', 'updatedAt'],
    listSearchableFields: ['assetName', 'propertyTitle'],
  },
  versions: { drafts: false, maxPerDoc: 30 },
  access: { create: isEditor, read: notTrashed, readVersions: isEditor, update: isEditor, delete: isEditor },
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
      name: 'propertyTitle',
      type: 'text',
      localized: true,
      required: true,
      label: { he: 'כותרת', en: 'Title' },
    },
    {
      type: 'row',
      fields: [
        { name: 'buildingTitle', type: 'text', localized: true, label: { he: 'בניין', en: 'Building' } },
        { name: 'apartmentNumber', type: 'text', label: { he: 'מספר דירה', en: 'Apartment number' } },
        number('floor', 'קומה', 'Floor'),
      ],
    },
    {
      type: 'row',
      fields: [
        number('numberOfRooms', 'חדרים', 'Rooms'),
        number('areaInSquareMeters', 'שטח (מ״ר)', 'Area (m²)'),
      ],
    },
    {
      type: 'row',
      fields: [
        number('price', 'מחיר לחודש', 'Price per month'),
        { name: 'priceCurrency', type: 'text', defaultValue: '₪', label: { he: 'מטבע', en: 'Currency' } },
        {
          name: 'advancePayment',
          type: 'number',
          min: 1,
          max: 1_000_000,
          label: { he: 'מקדמה לשריון (₪)', en: 'Advance payment (₪)' },
          admin: {
            description: { he: 'ריק: אי אפשר לשריין באתר', en: 'Empty: it cannot be reserved on the site' },
          },
        },
      ],
    },
    {
      name: 'moreInfoContentHTML',
      type: 'text',
      label: { he: 'מצב', en: 'State' },
      admin: { description: { he: '״משוריין״: הדירה תפוסה', en: '״משוריין״: the apartment is taken' } },
    },
  ],
};
