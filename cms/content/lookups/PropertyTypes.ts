import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';

/** What kind of property a project is (corporate-site §7). */
export const PropertyTypes = defineLookup({
  slug: 'propertyTypes',
  labels: {
    singular: { he: 'סוג נכס', en: 'Property type' },
    plural: { he: 'סוגי נכסים', en: 'Property types' },
  },
  fields: [nameField],
});
