import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineLookup } from './defineLookup';
import { localArea, localText } from '../../platform/fields/shortFields';

/** Slides shown between rental apartments. Listing pages choose which ones they show (corporate-site §3, §9). */
export const MarketingSlides = defineLookup({
  slug: 'marketingSlides',
  labels: {
    singular: { he: 'שקופית לרשימות', en: 'Listing slide' },
    plural: { he: 'שקופיות לרשימות', en: 'Listing slides' },
  },
  useAsTitle: 'title',
  fields: [
    localText('title', 'כותרת', 'Title', { required: true }),
    localArea('text', 'טקסט', 'Text'),
    linkField('link', 'קישור', 'Link'),
    mediaPairField('image', 'תמונה', 'Image', { required: true, imagesOnly: true }),
  ],
});
