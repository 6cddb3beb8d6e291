import { defineLookup } from '../../content/lookups/defineLookup';
import { nameField } from '../../content/lookups/lookupFields';

/** Categories of building documents, such as plans and warranties (forms-investors-catalogue §3, selectCategory). */
export const FileCategories = defineLookup({
  slug: 'fileCategories',
  labels: {
    singular: { he: 'קטגוריית מסמכים', en: 'Document category' },
    plural: { he: 'קטגוריות מסמכים', en: 'Document categories' },
  },
  fields: [nameField],
});
