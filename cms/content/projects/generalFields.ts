import type { Field } from 'payload';
import { currencyField } from '../../platform/fields/currencyField';
import { imageField } from '../../platform/fields/imageField';
import { textField } from '../../platform/fields/textField';
import { coordinatesFields } from '../fields/coordinatesFields';
import { copyName } from '../fields/copyName';
import { addressRules } from '../fields/addressRules';
import { positionSourceField } from './positionSourceField';
import { PLACED } from '../fields/placed';
import { surroundingsField } from '../fields/surroundingsField';
import { chosen, localText, numberOf, one } from '../fields/shortFields';

/** General project fields, also for lists and filters (project-marketing §3, corporate-site §3). */
export const generalFields: Field[] = [
  {
    ...localText('projectTitle', 'שם הפרויקט', 'Name of the project'),
    required: true,
    index: true,
    hooks: { beforeDuplicate: [copyName] },
  },
  {
    name: 'umbracoName',
    type: 'text',
    unique: true,
    index: true,
    // `nameUniquely` names the copy.
    hooks: { beforeDuplicate: [() => null] },
    label: { he: 'שם יחיד', en: 'Unique name' },
    admin: {
      description: {
        he: 'projects/{שם} מוביל לפרויקט. אם ריק: שמו בעברית; שם תפוס מקבל מספר.',
        en: 'projects/{name} leads to the project. When empty: its Hebrew name; a taken one gets a number.',
      },
    },
  },
  {
    type: 'row',
    fields: [
      one('projectType', 'projectTypes', 'סוג הפרויקט', 'Project type'),
      one('propertyType', 'propertyTypes', 'סוג הנכס', 'Property type'),
      one('company', 'companies', 'חברה', 'Company'),
    ],
  },
  chosen('propertyDesignations', 'designations', 'ייעודים', 'Designations'),
  chosen('projectStatuses', 'projectStatuses', 'סטטוסים', 'Statuses'),
  chosen('groupSites', 'groupSites', 'אתרי הקבוצה', 'Group sites'),
  {
    type: 'row',
    fields: [
      chosen('country', 'countries', 'מדינה', 'Country'),
      chosen('city', 'cities', 'עיר', 'City'),
      localText('extraInfo', 'מיקום: מידע נוסף', 'Location: extra info'),
    ],
  },
  {
    name: 'address',
    type: 'group',
    interfaceName: 'PlaceAddress',
    label: { he: 'כתובת', en: 'Address' },
    custom: { [PLACED]: true },
    fields: [
      localText('street', 'רחוב ומספר', 'Street and number'),
      coordinatesFields(),
      positionSourceField,
    ],
  },
  surroundingsField(),
  imageField({
    name: 'thumbnail',
    shown: 'card',
    label: { he: 'תמונה לרשימות', en: 'Picture for lists' },
    description: { he: 'לרוחב, יחס 3:2', en: 'Landscape, 3:2' },
  }),
  {
    type: 'row',
    fields: [
      numberOf('residentialUnits', 'יחידות דיור', 'Residential units'),
      numberOf('squareMeters', 'שטח (מ״ר)', 'Area (m²)'),
      { ...numberOf('priorityID', 'עדיפות ברשימות', 'Priority in lists'), index: true },
    ],
  },
  {
    type: 'row',
    fields: [
      localText('priceText', 'טקסט לפני המחיר', 'Text before the price'),
      { ...numberOf('price', 'מחיר', 'Price'), index: true },
      currencyField,
    ],
  },
  {
    ...textField('miniSite', 'אתר הפרויקט', 'Site of the project'),
    ...addressRules,
  },
];
