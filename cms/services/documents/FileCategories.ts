import { defineLookup } from '../../content/lookups/defineLookup';
import { nameField } from '../../content/lookups/lookupFields';

/** Categories of documents, such as plans and warranties (forms-investors-catalogue §3, selectCategory). */
export const FileCategories = defineLookup({
  slug: 'fileCategories',
  labels: {
    singular: { he: 'קטגוריה של מסמכים', en: 'Category of documents' },
    plural: { he: 'קטגוריות של מסמכים', en: 'Categories of documents' },
  },
  fields: [nameField],
});
