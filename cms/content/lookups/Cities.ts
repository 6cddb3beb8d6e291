import { coordinatesFields } from '../fields/coordinatesFields';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';

/** Cities with projects or apartments. Their coordinates are used for projects without their own. */
export const Cities = defineLookup({
  slug: 'cities',
  labels: { singular: { he: 'עיר', en: 'City' }, plural: { he: 'ערים', en: 'Cities' } },
  fields: [
    nameField,
    {
      name: 'country',
      type: 'relationship',
      relationTo: 'countries',
      required: true,
      index: true,
      label: { he: 'מדינה', en: 'Country' },
    },
    coordinatesFields(),
  ],
});
