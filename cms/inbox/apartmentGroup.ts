import type { GroupField } from 'payload';
import { makeReadOnly } from '../platform/fields/makeReadOnly';
import { textField } from '../platform/fields/textField';
import { inLetter } from './letter/inLetter';

/** Apartment that an entry concerns, as the visitor's page named it (project-marketing §2.7, formData). */
export const apartmentGroup: GroupField = {
  name: 'formData',
  type: 'group',
  label: { he: 'הדירה', en: 'The apartment' },
  fields: makeReadOnly([
    textField('buildingName', 'בניין', 'Building'),
    textField('apartmentNumber', 'מספר דירה', 'Apartment number'),
    { name: 'rooms', type: 'number', label: { he: 'חדרים', en: 'Rooms' } },
    { name: 'floor', type: 'number', label: { he: 'קומה', en: 'Floor' } },
    { name: 'area', type: 'number', label: { he: 'שטח (מ״ר)', en: 'Area (m²)' } },
    { name: 'price', type: 'number', label: { he: 'מחיר', en: 'Price' } },
    inLetter('none', textField('currency', 'מטבע', 'Currency')),
    textField('assetName', 'שם הנכס', 'Asset name'),
  ]),
};
