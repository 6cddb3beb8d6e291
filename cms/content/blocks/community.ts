import { linkField } from '../fields/linkField';
import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';

export const community = defineBlock({
  slug: 'community',
  labels: { singular: { he: 'קהילה', en: 'Community' }, plural: { he: 'קהילה', en: 'Community' } },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'items',
      type: 'array',
      interfaceName: 'CommunityItem',
      required: true,
      minRows: 1,
      label: { he: 'פריטים', en: 'Items' },
      labels: { singular: { he: 'פריט', en: 'Item' }, plural: { he: 'פריטים', en: 'Items' } },
      fields: [
        { name: 'icon', type: 'upload', relationTo: 'media', label: { he: 'סמל', en: 'Icon' } },
        {
          name: 'title',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'כותרת', en: 'Title' },
        },
        richTextField({ name: 'text', label: { he: 'טקסט', en: 'Text' } }),
      ],
    },
    linkField({ name: 'donationButton', label: { he: 'כפתור תרומה', en: 'Donation button' } }),
  ],
});
