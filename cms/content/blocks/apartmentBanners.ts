import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineBlock } from './defineBlock';
import { figure, picture, text, title } from './drawing/shapes';

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
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'banners',
      type: 'array',
      interfaceName: 'ApartmentBanner',
      required: true,
      minRows: 1,
      labels: { singular: { he: 'באנר', en: 'Banner' }, plural: { he: 'באנרים', en: 'Banners' } },
      fields: [
        mediaPairField({
          name: 'image',
          label: { he: 'תמונה', en: 'Image' },
          required: true,
          imagesOnly: true,
        }),
        {
          name: 'label',
          type: 'text',
          localized: true,
          label: { he: 'תווית', en: 'Label' },
          admin: {
            description: { he: 'קצרה, למשל: כניסה מיידית', en: 'Short, for instance: Immediate entry' },
          },
        },
        { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          label: { he: 'טקסט', en: 'Text' },
          admin: {
            description: {
              he: 'למשל: 4 חדרים, 108 מ״ר, מרפסת',
              en: 'For instance: 4 rooms, 108 m², balcony',
            },
          },
        },
        linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
      ],
    },
  ],
});
