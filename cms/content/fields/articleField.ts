import type { GroupField } from 'payload';
import { imageField } from '../../platform/fields/imageField';

/** Fields of a magazine article (corporate-site §3: category, titles, date, pictures, associated site). */
export const articleField: GroupField = {
  name: 'article',
  type: 'group',
  interfaceName: 'Article',
  label: { he: 'כתבה', en: 'Article' },
  admin: { condition: (data) => data.template === 'article' },
  fields: [
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'articleCategories',
      label: { he: 'קטגוריה', en: 'Category' },
    },
    {
      name: 'mainTitle',
      type: 'text',
      localized: true,
      label: { he: 'כותרת ראשית', en: 'Main title' },
      admin: { description: { he: 'אם ריקה: שם הדף', en: "When empty: the page's name" } },
    },
    { name: 'subTitle', type: 'textarea', localized: true, label: { he: 'כותרת משנה', en: 'Subtitle' } },
    {
      name: 'date',
      type: 'date',
      index: true,
      label: { he: 'תאריך', en: 'Date' },
      custom: { ordersLists: true },
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    imageField({
      name: 'desktopPicture',
      shown: 'wide',
      label: { he: 'תמונה למחשב', en: 'Desktop picture' },
      description: { he: 'לרוחב, לפחות 1920 פיקסלים', en: 'Landscape, at least 1920 pixels wide' },
    }),
    imageField({ name: 'mobilePicture', shown: 'phone', label: { he: 'תמונה לנייד', en: 'Mobile picture' } }),
    {
      name: 'associatedSite',
      type: 'relationship',
      relationTo: 'companies',
      label: { he: 'אתר קשור', en: 'Associated site' },
      admin: { description: { he: 'החברה שהכתבה עוסקת בה', en: 'The company that the article is about' } },
    },
  ],
};
