import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineBlock } from './defineBlock';

export const apartmentBanners = defineBlock({
  slug: 'apartmentBanners',
  labels: {
    singular: { he: 'באנרים של דירות', en: 'Apartment banners' },
    plural: { he: 'באנרים של דירות', en: 'Apartment banners' },
  },
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
