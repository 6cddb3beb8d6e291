import type { Field, Where } from 'payload';
import { textField } from '../../platform/fields/textField';

/**
 * Fields of a document of a building (forms-investors-catalogue §3, file item).
 * @param buildings filter for the buildings it may belong to
 */
export const fileItemFields = (buildings: Where): Field[] => [
  textField('fileName', 'שם המסמך', 'Name of the document', { required: true, localized: true }),
  {
    ...textField('fileTipe', 'סוג', 'Type', { localized: true }),
    admin: { description: { he: 'אם ריק: סוג הקובץ', en: 'When empty: the kind of the file' } },
  },
  {
    name: 'buildingSelection',
    type: 'relationship',
    relationTo: 'deliveryBuildings',
    hasMany: true,
    required: true,
    index: true,
    filterOptions: buildings,
    label: { he: 'בניינים', en: 'Buildings' },
  },
  {
    name: 'fileDestination',
    type: 'relationship',
    relationTo: 'fileDestinations',
    required: true,
    index: true,
    label: { he: 'יעד', en: 'Destination' },
  },
  {
    name: 'selectCategory',
    type: 'relationship',
    relationTo: 'fileCategories',
    hasMany: true,
    required: true,
    label: { he: 'קטגוריות', en: 'Categories' },
  },
];
