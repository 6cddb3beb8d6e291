import type { CollectionConfig } from 'payload';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { projectPublished } from '../../platform/access/projectPublished';
import { placeFields } from './placeFields';

/** Buildings of projects: the common data of their apartments (project-marketing §3, Apartment). */
export const Buildings: CollectionConfig = {
  slug: 'buildings',
  trash: true,
  labels: { singular: { he: 'בניין', en: 'Building' }, plural: { he: 'בניינים', en: 'Buildings' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: 'buildingTitle',
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: ['buildingTitle', 'project', 'address', 'updatedAt'],
  },
  defaultSort: 'order',
  versions: { drafts: false, maxPerDoc: 30 },
  access: {
    create: isEditor,
    read: projectPublished,
    readVersions: isEditor,
    update: isEditor,
    delete: isEditor,
  },
  hooks: publicChangeHooks('buildings'),
  fields: [
    {
      name: 'buildingTitle',
      type: 'text',
      localized: true,
      required: true,
      index: true,
      label: { he: 'שם הבניין', en: 'Name of the building' },
    },
    {
      name: 'project',
      type: 'relationship',
      relationTo: 'projects',
      index: true,
      label: { he: 'פרויקט', en: 'Project' },
    },
    ...placeFields({ he: 'ריק: הכתובת של הפרויקט', en: "Empty: the project's address" }),
    {
      name: 'severalFloorsInTheBuilding',
      type: 'number',
      min: 0,
      label: { he: 'קומות בבניין', en: 'Floors of the building' },
    },
    {
      name: 'buildingCharacteristics',
      type: 'relationship',
      relationTo: 'characteristics',
      hasMany: true,
      filterOptions: { scope: { equals: 'building' } },
      label: { he: 'מאפייני הבניין', en: 'Building characteristics' },
    },
    {
      name: 'order',
      type: 'number',
      defaultValue: 0,
      index: true,
      label: { he: 'סדר', en: 'Order' },
      admin: { position: 'sidebar' },
    },
  ],
};
