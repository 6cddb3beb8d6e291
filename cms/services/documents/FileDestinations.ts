import { defineLookup } from '../../content/lookups/defineLookup';
import { nameField } from '../../content/lookups/lookupFields';

/**
 * Parts of a building that documents can refer to, such as the apartment (forms-investors-catalogue §3,
 * fileDestination).
 */
export const FileDestinations = defineLookup({
  slug: 'fileDestinations',
  labels: {
    singular: { he: 'יעד מסמכים', en: 'Document destination' },
    plural: { he: 'יעדי מסמכים', en: 'Document destinations' },
  },
  fields: [nameField],
});
