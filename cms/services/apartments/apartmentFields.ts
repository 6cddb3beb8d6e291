import type { Field, NumberField, SelectField } from 'payload';
import { disableInCopies } from '../../platform/editing/disableInCopies';
import { currencyField } from '../../platform/fields/currencyField';
import { IMAGES } from '../../platform/fields/imageField';
import { pictureUse } from '../../platform/fields/pictureSizes';
import { richTextField } from '../../platform/fields/richTextField';
import { apartmentMark, TAKEN_WORD } from './apartmentMark';
import { placeFields } from './placeFields';

/** A number field that lists filter or sort by. */
const indexed = (name: string, he: string, en: string): NumberField => ({
  name,
  type: 'number',
  index: true,
  label: { he, en },
});

/** Fields for the apartment's description and its place in a project. */
export const apartmentGeneralFields: Field[] = [
  {
    name: 'propertyTitle',
    type: 'text',
    localized: true,
    required: true,
    label: { he: 'כותרת', en: 'Title' },
  },
  {
    name: 'propertyName',
    type: 'text',
    localized: true,
    label: { he: 'שם בדף השכרה', en: 'Name on rental pages' },
  },
  {
    type: 'row',
    fields: [
      {
        name: 'project',
        type: 'relationship',
        relationTo: 'projects',
        index: true,
        label: { he: 'פרויקט', en: 'Project' },
      },
      {
        name: 'building',
        type: 'relationship',
        relationTo: 'buildings',
        index: true,
        filterOptions: ({ data }) => (data?.project ? { project: { equals: data.project as number } } : true),
        label: { he: 'בניין', en: 'Building' },
      },
      {
        name: 'propertyType',
        type: 'relationship',
        relationTo: 'apartmentTypes',
        index: true,
        label: { he: 'סוג', en: 'Type' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'apartmentNumber',
        type: 'text',
        index: true,
        label: { he: 'מספר דירה', en: 'Apartment number' },
      },
      { name: 'propertyModel', type: 'text', localized: true, label: { he: 'דגם', en: 'Model' } },
      {
        name: 'umbracoName',
        type: 'text',
        index: true,
        label: { he: 'שם בתוכן הקבוצה', en: "Name in the group's content" },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      indexed('floor', 'קומה', 'Floor'),
      indexed('numberOfRooms', 'חדרים', 'Rooms'),
      indexed('areaInSquareMeters', 'שטח (מ״ר)', 'Area (m²)'),
      indexed('balconySquareMeter', 'מרפסת (מ״ר)', 'Balcony (m²)'),
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'orientation', type: 'text', localized: true, label: { he: 'כיוון', en: 'Orientation' } },
      {
        name: 'entryDate',
        type: 'date',
        index: true,
        label: { he: 'תאריך כניסה', en: 'Entry date' },
        admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
      },
      {
        name: 'availableImmediately',
        type: 'checkbox',
        defaultValue: false,
        index: true,
        label: { he: 'זמינה מיידית', en: 'Available immediately' },
      },
    ],
  },
  {
    name: 'city',
    type: 'relationship',
    relationTo: 'cities',
    index: true,
    label: { he: 'עיר', en: 'City' },
    admin: { description: { he: 'ריק: העיר של הפרויקט', en: "Empty: the project's city" } },
  },
  ...placeFields({ he: 'ריק: הכתובת של הבניין', en: "Empty: the building's address" }),
];

/** Fields for price and availability. */
export const apartmentPriceFields: Field[] = [
  {
    type: 'row',
    fields: [
      indexed('price', 'מחיר', 'Price'),
      currencyField,
      { name: 'houseCommitee', type: 'number', label: { he: 'ועד בית (₪)', en: 'Board fee (₪)' } },
      {
        name: 'parkingFee',
        type: 'number',
        min: 0,
        label: { he: 'חניה לחודש (₪)', en: 'Parking a month (₪)' },
        admin: {
          description: {
            he: 'ריק: כלולה במחיר, או שאין',
            en: 'Empty: it is in the price, or there is none',
          },
        },
      },
    ],
  },
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
  // A copy is on the site at once, and must not be sold.
  disableInCopies<SelectField>(
    {
      name: 'moreInfoContentHTML',
      type: 'select',
      index: true,
      enumName: 'enum_apartment_mark',
      interfaceName: 'ApartmentMark',
      label: { he: 'מצב', en: 'State' },
      options: [{ value: 'reserved', label: { he: TAKEN_WORD, en: 'Reserved' } }],
      hooks: {
        beforeValidate: [({ value }) => apartmentMark(value)],
      },
      admin: { description: { he: 'ריק: פנויה', en: 'Empty: it can be had' } },
    },
    'reserved',
  ),
  { ...indexed('priorityID', 'עדיפות ברשימות', 'Priority in lists') },
  {
    type: 'row',
    fields: [
      {
        name: 'leadFormBMBYId',
        type: 'number',
        label: { he: 'מספר הפרויקט ב־BMBY (לידים)', en: 'Number of the project at BMBY (leads)' },
      },
      { name: 'emailForLead', type: 'email', label: { he: 'דוא״ל ללידים', en: 'E-mail for leads' } },
    ],
  },
];

/** Fields for pictures, documents and features. */
export const apartmentMediaFields: Field[] = [
  {
    name: 'propertyImage',
    type: 'upload',
    relationTo: 'media',
    filterOptions: IMAGES,
    label: { he: 'תמונה', en: 'Picture' },
    custom: pictureUse('card'),
  },
  {
    name: 'gallery',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    filterOptions: IMAGES,
    label: { he: 'גלריה', en: 'Gallery' },
    custom: pictureUse('card'),
    admin: {
      description: {
        he: 'ריקה: גלריית הפרויקט לפי מספר החדרים',
        en: "Empty: the project's gallery by number of rooms",
      },
    },
  },
  {
    name: 'blueprintOfTheApartment',
    type: 'upload',
    relationTo: 'media',
    filterOptions: IMAGES,
    label: { he: 'תוכנית הדירה', en: 'Plan of the apartment' },
    custom: pictureUse('half'),
  },
  {
    name: 'apartmentsDrawing',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: { he: 'שרטוטים', en: 'Drawings' },
    custom: pictureUse('half'),
  },
  {
    name: 'uploadContracts',
    type: 'upload',
    relationTo: 'media',
    hasMany: true,
    label: { he: 'מסמכי הסכם', en: 'Agreement documents' },
  },
  {
    name: 'apartmentCharacteristics',
    type: 'relationship',
    relationTo: 'characteristics',
    hasMany: true,
    filterOptions: { scope: { equals: 'apartment' } },
    label: { he: 'מאפייני הדירה', en: 'Apartment characteristics' },
  },
  richTextField({ name: 'specification', label: { he: 'מפרט הדירה', en: 'Apartment specification' } }),
];
