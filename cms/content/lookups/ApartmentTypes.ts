import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { textField } from '../../platform/fields/shortFields';
import { KEY_FAULT, validFormat } from '../../platform/fields/validFormat';

/**
 * Types of apartments. The site shows them as tabs above a list of apartments (project-marketing §2.4,
 * `apartmentsTypes`).
 */
export const ApartmentTypes = defineLookup({
  slug: 'apartmentTypes',
  labels: {
    singular: { he: 'סוג דירה', en: 'Apartment type' },
    plural: { he: 'סוגי דירות', en: 'Apartment types' },
  },
  fields: [
    nameField,
    textField('value', 'מפתח', 'Key', {
      required: true,
      unique: true,
      index: true,
      validate: validFormat((value) => /^[a-z0-9-]+$/.test(String(value)), KEY_FAULT),
    }),
  ],
});
