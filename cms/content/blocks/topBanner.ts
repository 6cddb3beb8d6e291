import { linkField } from '../fields/linkField';
import { videoField } from '../fields/videoField';
import { defineBlock } from './defineBlock';
import { button, picture, text, title } from './drawing/shapes';
import { imageField, localArea, localText, selectField } from '../../platform/fields/shortFields';

export const topBanner = defineBlock({
  slug: 'topBanner',
  labels: {
    singular: { he: 'באנר עליון', en: 'Top banner' },
    plural: { he: 'באנרים עליונים', en: 'Top banners' },
  },
  purpose: {
    he: 'פתיח של דף: תמונה או סרטון לכל הרוחב, כותרת וקישור',
    en: 'Page header: full-width picture or video, title and link',
  },
  drawing: [picture(0, 0, 120, 80), title(12, 32, 62), text(12, 42, 48, 2), button(12, 56)],
  fields: [
    localText('title', 'כותרת', 'Title', { required: true }),
    localText('subTitle', 'כותרת משנה', 'Subtitle'),
    localArea('text', 'טקסט', 'Text'),
    linkField('link', 'קישור', 'Link'),
    selectField('height', 'גובה', 'Height', {
      required: true,
      defaultValue: 'tall',
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
    }),
    imageField('desktopImage', 'wide', 'תמונה למחשב', 'Desktop image', {
      atLeast: { width: 1920, height: 1080 },
      required: true,
      description: {
        he: 'לרוחב, לפחות 1920×1080. כשיש סרטון היא מוצגת עד שהוא מתחיל.',
        en: 'Landscape, at least 1920×1080. With a video, it is shown until the video starts.',
      },
    }),
    imageField('mobileImage', 'phone', 'תמונה לנייד', 'Mobile image', {
      description: {
        he: 'לאורך, כ־900×1200. בלעדיה תוצג התמונה למחשב.',
        en: 'Portrait, about 900×1200. Without it the desktop image is shown.',
      },
    }),
    videoField('videoOptional', 'סרטון למחשב', 'Desktop video', {
      description: {
        he: 'mp4 קצר, בלי קול. מוצג ברצף, ואפשר לעצור אותו.',
        en: 'A short mp4 without sound. It plays in a loop; visitors can stop it.',
      },
    }),
    videoField('videoMobile', 'סרטון לנייד', 'Mobile video', {
      description: { he: 'בלעדיו מוצגת בנייד התמונה', en: 'Without it phones show the image' },
    }),
  ],
});
