import { defineLookup } from '../../content/lookups/defineLookup';
import { fileItemFields } from './fileItemFields';

/**
 * Public documents of buildings. Their files are public media, so buildings with a code use `residentFiles` instead.
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
