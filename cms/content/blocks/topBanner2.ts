import { defineBlock } from './defineBlock';
import { line, mark, picture, title } from './drawing/shapes';
import { imageField, localArea, localText } from '../../platform/fields/shortFields';

export const topBanner2 = defineBlock({
  slug: 'topBanner2',
  labels: {
    singular: { he: 'באנר עליון לציר זמן', en: 'Top banner for a timeline' },
    plural: { he: 'באנרים עליונים לציר זמן', en: 'Top banners for timelines' },
  },
  purpose: { he: 'פתיח נמוך לדף של ציר זמן', en: 'A short header for a page with a timeline' },
  drawing: [
    picture(0, 0, 120, 46),
    title(34, 18, 52),
    line(60, 46, 60, 80),
    mark(60, 58, 4),
    mark(60, 74, 4),
  ],
  fields: [
    localText('title', 'כותרת', 'Title', { required: true }),
    localArea('text', 'טקסט', 'Text'),
    imageField('desktopImage', 'wide', 'תמונה למחשב', 'Desktop image', {
      description: { he: 'לרוחב, לפחות 1920 פיקסלים', en: 'Landscape, at least 1920 pixels wide' },
    }),
    imageField('mobileImage', 'phone', 'תמונה לנייד', 'Mobile image'),
  ],
});
