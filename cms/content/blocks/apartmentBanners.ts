import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineBlock } from './defineBlock';
import { figure, picture, text, title } from './drawing/shapes';
import { listField, localArea, localText } from '../../platform/fields/shortFields';

export const apartmentBanners = defineBlock({
  slug: 'apartmentBanners',
  labels: {
    singular: { he: 'באנרים של דירות', en: 'Apartment banners' },
    plural: { he: 'באנרים של דירות', en: 'Apartment banners' },
  },
  purpose: {
    he: 'כרטיסים גדולים של דירות: תמונה, תווית וכותרת',
    en: 'Large cards of homes: picture, label and title',
  },
  drawing: [
    picture(6, 10, 50, 38),
    figure(10, 14, 18),
    title(6, 54, 34),
    text(6, 63, 46, 2),
    picture(64, 10, 50, 38),
    figure(68, 14, 18),
    title(64, 54, 34),
    text(64, 63, 46, 2),
  ],
  fields: [
    localText('title', 'כותרת', 'Title'),
    listField('banners', 'באנרים', 'Banners', {
      row: { he: 'באנר', en: 'Banner' },
      interfaceName: 'ApartmentBanner',
      required: true,
      minRows: 1,
      fields: [
        mediaPairField('image', 'תמונה', 'Image', { required: true, imagesOnly: true }),
        localText('label', 'תווית', 'Label', {
          description: { he: 'קצרה, למשל: כניסה מיידית', en: 'Short, for instance: Immediate entry' },
        }),
        localText('title', 'כותרת', 'Title', { required: true }),
        localArea('text', 'טקסט', 'Text', {
          description: {
            he: 'למשל: 4 חדרים, 108 מ״ר, מרפסת',
            en: 'For instance: 4 rooms, 108 m², balcony',
          },
        }),
        linkField('link', 'קישור', 'Link'),
      ],
    }),
  ],
});
