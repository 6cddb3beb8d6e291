import { coordinatesFields } from '../fields/coordinatesFields';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { indexedRelationField } from '../../platform/fields/shortFields';

/** Cities with projects or apartments. Projects without their own coordinates use those of their city. */
export const Cities = defineLookup({
  slug: 'cities',
  labels: { singular: { he: 'עיר', en: 'City' }, plural: { he: 'ערים', en: 'Cities' } },
  fields: [
    nameField,
    indexedRelationField('country', 'countries', 'מדינה', 'Country', { required: true }),
    coordinatesFields(),
  ],
});
