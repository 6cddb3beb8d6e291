import { coordinatesFields } from '../fields/coordinatesFields';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { one } from '../../platform/fields/shortFields';

/** Cities with projects or apartments. Their coordinates are used for projects without their own. */
export const Cities = defineLookup({
  slug: 'cities',
  labels: { singular: { he: 'עיר', en: 'City' }, plural: { he: 'ערים', en: 'Cities' } },
  fields: [
    nameField,
    one('country', 'countries', 'מדינה', 'Country', { required: true }),
    coordinatesFields(),
  ],
});
