import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineLookup } from './defineLookup';

/** Slides between rental apartments, selected by listing pages (corporate-site §3, §9). */
export const MarketingSlides = defineLookup({
  slug: 'marketingSlides',
  labels: {
    singular: { he: 'שקופית ברשימות', en: 'Slide of listings' },
    plural: { he: 'שקופיות ברשימות', en: 'Slides of listings' },
  },
  useAsTitle: 'title',
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
    mediaPairField({ name: 'image', label: { he: 'תמונה', en: 'Image' }, required: true, imagesOnly: true }),
  ],
});
