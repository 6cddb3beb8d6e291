import type { GroupField } from 'payload';
import { makeReadOnly } from '../platform/fields/makeReadOnly';
import { inLetter } from './letter/inLetter';
import { groupField, numberField, textField } from '../platform/fields/shortFields';

/**
 * The apartment that an entry is about, as named by the page from which the visitor sent the form (project-marketing
 * §2.7, formData).
 */
export const apartmentGroup: GroupField = groupField('formData', 'הדירה', 'The apartment', {
  fields: makeReadOnly([
    textField('buildingName', 'בניין', 'Building'),
    textField('apartmentNumber', 'מספר דירה', 'Apartment number'),
    numberField('rooms', 'חדרים', 'Rooms'),
    numberField('floor', 'קומה', 'Floor'),
    numberField('area', 'שטח (מ״ר)', 'Area (m²)'),
    numberField('price', 'מחיר', 'Price'),
    inLetter('none', textField('currency', 'מטבע', 'Currency')),
    textField('assetName', 'שם הנכס', 'Asset name'),
  ]),
});
