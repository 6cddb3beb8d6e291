import type { Field, Where } from 'payload';
import {
  relationsField,
  localText,
  indexedRelationField,
  relationField,
} from '../../platform/fields/shortFields';

/**
 * Fields of a building document (forms-investors-catalogue §3, file item).
 * @param buildings query for the buildings that editors can choose
 */
export const fileItemFields = (buildings: Where): Field[] => [
  localText('fileName', 'שם המסמך', 'Document name', { required: true }),
  localText('fileTipe', 'סוג', 'Type', { description: { he: 'ריק: סוג הקובץ', en: 'Empty: the file type' } }),
  relationField('buildingSelection', 'deliveryBuildings', 'בניינים', 'Buildings', {
    hasMany: true,
    required: true,
    index: true,
    filterOptions: buildings,
  }),
  indexedRelationField('fileDestination', 'fileDestinations', 'יעד', 'Destination', { required: true }),
  relationsField('selectCategory', 'fileCategories', 'קטגוריות', 'Categories', { required: true }),
];
