import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';

export const topBanner2 = defineBlock({
  slug: 'topBanner2',
  labels: {
    singular: { he: 'באנר עליון לציר זמן', en: 'Top banner of a timeline' },
    plural: { he: 'באנרים עליונים לציר זמן', en: 'Top banners of timelines' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    imageField({
      name: 'desktopImage',
      label: { he: 'תמונה למחשב', en: 'Desktop image' },
      description: { he: 'לרוחב, לפחות 1920 פיקסלים', en: 'Landscape, at least 1920 pixels wide' },
    }),
    imageField({ name: 'mobileImage', label: { he: 'תמונה לנייד', en: 'Mobile image' } }),
  ],
});
