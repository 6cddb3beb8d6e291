import { imageField } from '../../platform/fields/imageField';
import { linkField } from '../fields/linkField';
import { videoField } from '../fields/videoField';
import { defineBlock } from './defineBlock';
import { button, picture, text, title } from './drawing/shapes';

export const topBanner = defineBlock({
  slug: 'topBanner',
  labels: {
    singular: { he: 'באנר עליון', en: 'Top banner' },
    plural: { he: 'באנרים עליונים', en: 'Top banners' },
  },
  purpose: {
    he: 'פתיח של דף: תמונה או סרטון לכל הרוחב, כותרת וקישור',
    en: 'Opening of a page: picture or film across the screen, title and link',
  },
  drawing: [picture(0, 0, 120, 80), title(12, 32, 62), text(12, 42, 48, 2), button(12, 56)],
  fields: [
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'subTitle', type: 'text', localized: true, label: { he: 'כותרת משנה', en: 'Subtitle' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
    {
      name: 'height',
      type: 'select',
      required: true,
      defaultValue: 'tall',
      label: { he: 'גובה', en: 'Height' },
      options: [
        {
          value: 'tall',
          label: {
            he: 'גבוה: כמעט כל המסך, לדף הבית ולדפי פתיחה',
            en: 'Tall: nearly the whole screen, for home and landing pages',
          },
        },
        { value: 'medium', label: { he: 'בינוני: לדפים פנימיים', en: 'Medium: for inner pages' } },
      ],
    },
    imageField({
      name: 'desktopImage',
      shown: 'wide',
      atLeast: { width: 1920, height: 1080 },
      label: { he: 'תמונה למחשב', en: 'Desktop image' },
      required: true,
      description: {
        he: 'לרוחב, לפחות 1920×1080. כשיש סרטון היא מוצגת עד שהוא מתחיל.',
        en: 'Landscape, at least 1920×1080. With a video it is shown until the video begins.',
      },
    }),
    imageField({
      name: 'mobileImage',
      shown: 'phone',
      label: { he: 'תמונה לנייד', en: 'Mobile image' },
      description: {
        he: 'לאורך, כ־900×1200. בלעדיה תוצג התמונה למחשב.',
        en: 'Portrait, about 900×1200. Without it the desktop image is shown.',
      },
    }),
    videoField({
      name: 'videoOptional',
      label: { he: 'סרטון למחשב', en: 'Desktop video' },
      description: {
        he: 'mp4 קצר, בלי קול. מוצג ברצף; המבקר יכול לעצור אותו.',
        en: 'A short mp4 without sound. It plays in a loop; visitors can stop it.',
      },
    }),
    videoField({
      name: 'videoMobile',
      label: { he: 'סרטון לנייד', en: 'Mobile video' },
      description: { he: 'בלעדיו מוצגת בנייד התמונה', en: 'Without it phones show the image' },
    }),
  ],
});
