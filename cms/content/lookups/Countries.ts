import { coordinatesFields } from '../fields/coordinatesFields';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { textField } from '../../platform/fields/shortFields';

/** Countries with projects (project-marketing §2.10). */
export const Countries = defineLookup({
  slug: 'countries',
  labels: { singular: { he: 'מדינה', en: 'Country' }, plural: { he: 'מדינות', en: 'Countries' } },
  fields: [
    nameField,
    textField('code', 'קוד (ISO)', 'Code (ISO)', {
      unique: true,
      index: true,
      validate: (value: unknown) => !value || /^[A-Z]{2}$/.test(String(value)) || 'IL, DE …',
    }),
    coordinatesFields(),
  ],
});
