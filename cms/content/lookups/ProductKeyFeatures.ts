import { defineLookup } from './defineLookup';
import { imageField, localText } from '../../platform/fields/shortFields';

/**
 * Key features of products. Each has a text and an icon, and is an option of a filter (forms-investors-catalogue §2.9,
 * §3).
 */
export const ProductKeyFeatures = defineLookup({
  slug: 'productKeyFeatures',
  labels: {
    singular: { he: 'תכונה עיקרית', en: 'Key feature' },
    plural: { he: 'תכונות עיקריות', en: 'Key features' },
  },
  useAsTitle: 'text',
  fields: [
    localText('text', 'טקסט', 'Text', { required: true, index: true }),
    imageField('icon', 'icon', 'סמל', 'Icon'),
  ],
});
