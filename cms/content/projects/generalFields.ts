import type { Field } from 'payload';
import { currencyField } from '../../platform/fields/currencyField';
import { coordinatesFields } from '../fields/coordinatesFields';
import { addressRules } from '../fields/addressRules';
import { positionSourceField } from './positionSourceField';
import { LOCATION_GROUP } from '../fields/locationGroup';
import { surroundingsField } from '../fields/surroundingsField';
import {
  relationsField,
  groupField,
  imageField,
  localText,
  numberField,
  indexedRelationField,
  row,
  textField,
} from '../../platform/fields/shortFields';

/**
 * General fields of a project. The site also uses them in lists and filters (project-marketing §3, corporate-site §3).
 */
export const generalFields: Field[] = [
  localText('projectTitle', 'שם הפרויקט', 'Project name', {
    required: true,
    index: true,
  }),
  textField('umbracoName', 'שם ייחודי', 'Unique name', {
    unique: true,
    index: true,
    // A duplicate starts without this name; the hook `nameUniquely` then gives it its own.
    hooks: { beforeDuplicate: [() => null] },
    description: {
      he: 'הכתובת projects/{שם} מובילה לפרויקט. ריק: שם הפרויקט בעברית. לשם תפוס מתווסף מספר.',
      en: 'The address projects/{name} leads to the project. Empty: its Hebrew name. A number is added to a name that is taken.',
    },
  }),
  row(
    indexedRelationField('projectType', 'projectTypes', 'סוג הפרויקט', 'Project type'),
    indexedRelationField('propertyType', 'propertyTypes', 'סוג הנכס', 'Property type'),
    indexedRelationField('company', 'companies', 'חברה', 'Company'),
  ),
  relationsField('propertyDesignations', 'designations', 'ייעודים', 'Designations'),
  relationsField('projectStatuses', 'projectStatuses', 'שלבים', 'Statuses'),
  relationsField('groupSites', 'groupSites', 'אתרי הקבוצה', 'Group sites'),
  row(
    relationsField('country', 'countries', 'מדינה', 'Country'),
    relationsField('city', 'cities', 'עיר', 'City'),
    localText('extraInfo', 'מיקום: מידע נוסף', 'Location: extra info'),
  ),
  groupField('address', 'כתובת', 'Address', {
    interfaceName: 'PlaceAddress',
    custom: { [LOCATION_GROUP]: true },
    fields: [
      localText('street', 'רחוב ומספר', 'Street and number'),
      coordinatesFields(),
      positionSourceField,
    ],
  }),
  surroundingsField(),
  imageField('thumbnail', 'card', 'תמונה לרשימות', 'Picture for lists', {
    description: { he: 'לרוחב, יחס 3:2', en: 'Landscape, 3:2' },
  }),
  row(
    numberField('residentialUnits', 'יחידות דיור', 'Residential units'),
    numberField('squareMeters', 'שטח (מ״ר)', 'Area (m²)'),
    numberField('priorityID', 'עדיפות ברשימות', 'Priority in lists', { index: true }),
  ),
  row(
    localText('priceText', 'טקסט לפני המחיר', 'Text before the price'),
    numberField('price', 'מחיר', 'Price', { index: true }),
    currencyField,
  ),
  textField('miniSite', 'אתר הפרויקט', 'Project website', { ...addressRules }),
];
