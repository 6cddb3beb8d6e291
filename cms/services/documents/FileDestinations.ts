import { defineLookup } from '../../content/lookups/defineLookup';
import { nameField } from '../../content/lookups/lookupFields';

/** Parts of a building that documents are about, such as the home (forms-investors-catalogue §3, fileDestination). */
export const FileDestinations = defineLookup({
  slug: 'fileDestinations',
  labels: {
    singular: { he: 'יעד של מסמכים', en: 'Destination of documents' },
    plural: { he: 'יעדים של מסמכים', en: 'Destinations of documents' },
  },
  fields: [nameField],
});
