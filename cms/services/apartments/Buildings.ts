import { contentCollection, writtenByEditors } from '../../platform/access/contentCollection';
import { publicChangeHooks } from '../../content/publishing/publicChangeHooks';
import { projectPublished } from '../../platform/access/projectPublished';
import { placeFields } from './placeFields';
import {
  relationsField,
  localText,
  numberField,
  indexedRelationField,
} from '../../platform/fields/shortFields';

/** Buildings of projects, with the data that their apartments share (project-marketing §3, Apartment). */
export const Buildings = contentCollection({
  slug: 'buildings',
  labels: { singular: { he: 'בניין', en: 'Building' }, plural: { he: 'בניינים', en: 'Buildings' } },
  admin: {
    useAsTitle: 'buildingTitle',
    defaultColumns: ['buildingTitle', 'project', 'address', 'updatedAt'],
  },
  defaultSort: 'order',
  access: writtenByEditors(projectPublished),
  hooks: publicChangeHooks('buildings'),
  fields: [
    localText('buildingTitle', 'שם הבניין', 'Building name', { required: true, index: true }),
    indexedRelationField('project', 'projects', 'פרויקט', 'Project'),
    ...placeFields({ he: 'ריק: הכתובת של הפרויקט', en: "Empty: the project's address" }),
    numberField('severalFloorsInTheBuilding', 'קומות בבניין', 'Floors in the building', { min: 0 }),
    relationsField(
      'buildingCharacteristics',
      'characteristics',
      'מאפייני הבניין',
      'Building characteristics',
      {
        filterOptions: { scope: { equals: 'building' } },
      },
    ),
    numberField('order', 'סדר', 'Order', { defaultValue: 0, index: true, admin: { position: 'sidebar' } }),
  ],
});
