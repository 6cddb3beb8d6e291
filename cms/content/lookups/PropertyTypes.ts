import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';

/** Kinds of property (corporate-site §7). */
export const PropertyTypes = defineLookup({
  slug: 'propertyTypes',
  labels: {
    singular: { he: 'סוג נכס', en: 'Property type' },
    plural: { he: 'סוגי נכסים', en: 'Property types' },
  },
  fields: [nameField],
});
