import { imageField } from '../../platform/fields/imageField';
import { defineLookup } from './defineLookup';

/** Key features of products: text, icon and option of a filter (forms-investors-catalogue §2.9, §3). */
export const ProductKeyFeatures = defineLookup({
  slug: 'productKeyFeatures',
  labels: {
    singular: { he: 'תכונה עיקרית', en: 'Key feature' },
    plural: { he: 'תכונות עיקריות', en: 'Key features' },
  },
  useAsTitle: 'text',
  fields: [
    {
      name: 'text',
      type: 'text',
      localized: true,
      required: true,
      index: true,
      label: { he: 'טקסט', en: 'Text' },
    },
    imageField({ name: 'icon', shown: 'icon', label: { he: 'סמל', en: 'Icon' } }),
  ],
});
