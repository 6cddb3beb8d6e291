import type { GroupField } from 'payload';
import {
  dayField,
  groupField,
  imageField,
  localArea,
  localText,
  relationField,
} from '../../platform/fields/shortFields';

/** Fields of a magazine article: category, titles, date, pictures and associated site (corporate-site §3). */
export const articleField: GroupField = groupField('article', 'כתבה', 'Article', {
  interfaceName: 'Article',
  admin: { condition: (data) => data.template === 'article' },
  fields: [
    relationField('category', 'articleCategories', 'קטגוריה', 'Category'),
    localText('mainTitle', 'כותרת ראשית', 'Main title', {
      description: { he: 'אם ריקה: שם הדף', en: "When empty: the page's name" },
    }),
    localArea('subTitle', 'כותרת משנה', 'Subtitle'),
    dayField('date', 'תאריך', 'Date', { index: true, custom: { ordersLists: true } }),
    imageField('desktopPicture', 'wide', 'תמונה למחשב', 'Desktop picture', {
      description: { he: 'לרוחב, לפחות 1920 פיקסלים', en: 'Landscape, at least 1920 pixels wide' },
    }),
    imageField('mobilePicture', 'phone', 'תמונה לנייד', 'Mobile picture'),
    relationField('associatedSite', 'companies', 'אתר קשור', 'Associated site', {
      description: { he: 'החברה שהכתבה עוסקת בה', en: 'The company that the article is about' },
    }),
  ],
});
