import { coordinatesFields } from '../fields/coordinatesFields';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';

/** Countries with projects (project-marketing §2.10). */
export const Countries = defineLookup({
  slug: 'countries',
  labels: { singular: { he: 'מדינה', en: 'Country' }, plural: { he: 'מדינות', en: 'Countries' } },
  fields: [
    nameField,
    {
      name: 'code',
      type: 'text',
      unique: true,
      index: true,
      label: { he: 'קוד (ISO)', en: 'Code (ISO)' },
      validate: (value: unknown) => !value || /^[A-Z]{2}$/.test(String(value)) || 'IL, DE …',
    },
    coordinatesFields(),
  ],
});
