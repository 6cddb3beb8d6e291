import { defineLookup } from '../../content/lookups/defineLookup';
import { fileItemFields } from './fileItemFields';

/**
 * Documents that everybody may have. Their files are public media, so that none can belong to a building that asks for a code: documents of
 * those are `residentFiles`.
 */
export const FileItems = defineLookup({
  slug: 'fileItems',
  labels: {
    singular: { he: 'מסמך של בניין', en: 'Document of a building' },
    plural: { he: 'מסמכים של בניינים', en: 'Documents of buildings' },
  },
  useAsTitle: 'fileName',
  fields: [
    ...fileItemFields({ asksForCode: { not_equals: true } }),
    {
      name: 'uploadFile',
      type: 'upload',
      relationTo: 'media',
      required: true,
      label: { he: 'קובץ', en: 'File' },
    },
  ],
});
