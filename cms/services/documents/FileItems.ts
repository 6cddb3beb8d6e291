import { defineLookup } from '../../content/lookups/defineLookup';
import { fileItemFields } from './fileItemFields';
import { fileField } from '../../platform/fields/shortFields';

/**
 * Public building documents. Anyone can open their files, so documents of buildings with a code are stored in
 * `residentFiles` instead.
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
    fileField('uploadFile', 'קובץ', 'File', { required: true }),
  ],
});
