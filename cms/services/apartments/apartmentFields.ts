import type { Field, NumberField, SelectField } from 'payload';
import { disableInCopies } from '../../platform/editing/disableInCopies';
import { currencyField } from '../../platform/fields/currencyField';
import { pictureUse } from '../../platform/fields/pictureSizes';
import { parseTakenWord, TAKEN_WORD } from './parseTakenWord';
import { placeFields } from './placeFields';
import {
  checkboxField,
  relationsField,
  dayField,
  filesField,
  emailField,
  fileField,
  IMAGES,
  localText,
  numberField,
  indexedRelationField,
  richTextField,
  row,
  selectField,
  textField,
} from '../../platform/fields/shortFields';

/** Creates an indexed number field, because lists filter or sort by it. */
const indexed = (name: string, he: string, en: string): NumberField =>
  numberField(name, he, en, { index: true });

/** Fields that describe the apartment and its place in a project. */
export const apartmentGeneralFields: Field[] = [
  localText('propertyTitle', 'כותרת', 'Title', { required: true }),
  localText('propertyName', 'שם בדף השכרה', 'Name on rental pages'),
  row(
    indexedRelationField('project', 'projects', 'פרויקט', 'Project'),
    indexedRelationField('building', 'buildings', 'בניין', 'Building', {
      filterOptions: ({ data }) => (data?.project ? { project: { equals: data.project as number } } : true),
    }),
    indexedRelationField('propertyType', 'apartmentTypes', 'סוג', 'Type'),
  ),
  row(
    textField('apartmentNumber', 'מספר דירה', 'Apartment number', { index: true }),
    localText('propertyModel', 'דגם', 'Model'),
    textField('umbracoName', 'שם בתוכן הקבוצה', "Name in the group's content", { index: true }),
  ),
  row(
    indexed('floor', 'קומה', 'Floor'),
    indexed('numberOfRooms', 'חדרים', 'Rooms'),
    indexed('areaInSquareMeters', 'שטח (מ״ר)', 'Area (m²)'),
    indexed('balconySquareMeter', 'מרפסת (מ״ר)', 'Balcony (m²)'),
  ),
  row(
    localText('orientation', 'כיוון', 'Orientation'),
    dayField('entryDate', 'תאריך כניסה', 'Entry date', { index: true }),
    checkboxField('availableImmediately', 'זמינה מיידית', 'Available immediately', { index: true }),
  ),
  indexedRelationField('city', 'cities', 'עיר', 'City', {
    description: { he: 'ריק: העיר של הפרויקט', en: "Empty: the project's city" },
  }),
  ...placeFields({ he: 'ריק: הכתובת של הבניין', en: "Empty: the building's address" }),
];

/** Fields for the price and availability of an apartment. */
export const apartmentPriceFields: Field[] = [
  row(
    indexed('price', 'מחיר', 'Price'),
    currencyField,
    numberField('houseCommitee', 'ועד בית (₪)', 'Building maintenance fee (₪)'),
    numberField('parkingFee', 'חניה לחודש (₪)', 'Parking per month (₪)', {
      min: 0,
      description: {
        he: 'ריק: כלולה במחיר, או שאין חניה',
        en: 'Empty: included in the price, or not available',
      },
    }),
  ),
  numberField('advancePayment', 'מקדמה לשריון (₪)', 'Advance payment (₪)', {
    min: 1,
    max: 1_000_000,
    description: { he: 'ריק: אי אפשר לשריין באתר', en: 'Empty: cannot be reserved on the site' },
  }),
  // A duplicated apartment appears on the site at once, because this collection has no drafts. It is marked as
  // reserved, so that nobody can buy it.
  disableInCopies<SelectField>(
    selectField('moreInfoContentHTML', 'מצב', 'State', {
      index: true,
      enumName: 'enum_apartment_mark',
      interfaceName: 'ApartmentMark',
      options: [{ value: 'reserved', label: { he: TAKEN_WORD, en: 'Reserved' } }],
      hooks: {
        beforeValidate: [({ value }) => parseTakenWord(value)],
      },
      description: { he: 'ריק: פנויה', en: 'Empty: available' },
    }),
    'reserved',
  ),
  { ...indexed('priorityID', 'עדיפות ברשימות', 'Priority in lists') },
  row(
    numberField('leadFormBMBYId', 'מספר הפרויקט ב־BMBY (לידים)', 'Project number at BMBY (leads)'),
    emailField('emailForLead', 'דוא״ל ללידים', 'E-mail for leads'),
  ),
];

/** Fields for the apartment's pictures, documents and features. */
export const apartmentMediaFields: Field[] = [
  fileField('propertyImage', 'תמונה', 'Picture', { filterOptions: IMAGES, custom: pictureUse('card') }),
  filesField('gallery', 'גלריה', 'Gallery', {
    filterOptions: IMAGES,
    custom: pictureUse('card'),
    description: {
      he: 'ריקה: גלריית הפרויקט לפי מספר החדרים',
      en: "Empty: the project's gallery by number of rooms",
    },
  }),
  fileField('blueprintOfTheApartment', 'תוכנית הדירה', 'Apartment plan', {
    filterOptions: IMAGES,
    custom: pictureUse('half'),
  }),
  filesField('apartmentsDrawing', 'שרטוטים', 'Drawings', { custom: pictureUse('half') }),
  filesField('uploadContracts', 'מסמכי הסכם', 'Agreement documents'),
  relationsField(
    'apartmentCharacteristics',
    'characteristics',
    'מאפייני הדירה',
    'Apartment characteristics',
    {
      filterOptions: { scope: { equals: 'apartment' } },
    },
  ),
  richTextField('specification', 'מפרט הדירה', 'Apartment specification'),
];
