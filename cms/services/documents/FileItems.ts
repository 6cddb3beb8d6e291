import { defineLookup } from '../../content/lookups/defineLookup';
import { fileItemFields } from './fileItemFields';
import { file } from '../../platform/fields/shortFields';

/**
 * Public documents of buildings. Their files are public media, so buildings with a code use `residentFiles` instead.
 */
export const FileItems = defineLookup({
  slug: 'fileItems',
  labels: {
    singular: { he: 'מסמך בניין', en: 'Building document' },
    plural: { he: 'מסמכי בניינים', en: 'Building documents' },
  },
  useAsTitle: 'fileName',
  fields: [
    ...fileItemFields({ asksForCode: { not_equals: true } }),
    file('uploadFile', 'קובץ', 'File', { required: true }),
  ],
});
