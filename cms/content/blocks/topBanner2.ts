import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';
import { line, mark, picture, title } from './drawing/shapes';

export const topBanner2 = defineBlock({
  slug: 'topBanner2',
  labels: {
    singular: { he: 'באנר עליון לציר זמן', en: 'Top banner of a timeline' },
    plural: { he: 'באנרים עליונים לציר זמן', en: 'Top banners of timelines' },
  },
  purpose: { he: 'פתיח נמוך לדף של ציר זמן', en: 'A low opening for a page with a timeline' },
  drawing: [
    picture(0, 0, 120, 46),
    title(34, 18, 52),
    line(60, 46, 60, 80),
    mark(60, 58, 4),
    mark(60, 74, 4),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    imageField({
      name: 'desktopImage',
      shown: 'wide',
      label: { he: 'תמונה למחשב', en: 'Desktop image' },
      description: { he: 'לרוחב, לפחות 1920 פיקסלים', en: 'Landscape, at least 1920 pixels wide' },
    }),
    imageField({ name: 'mobileImage', shown: 'phone', label: { he: 'תמונה לנייד', en: 'Mobile image' } }),
  ],
});
