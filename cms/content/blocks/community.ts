import { linkField } from '../fields/linkField';
import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';
import { button, mark, text, title } from './drawing/shapes';

export const community = defineBlock({
  slug: 'community',
  labels: { singular: { he: 'קהילה', en: 'Community' }, plural: { he: 'קהילה', en: 'Community' } },
  purpose: {
    he: 'פעילות בקהילה: סמל וטקסט לכל נושא, וכפתור תרומה',
    en: 'Community work: an icon and a text for each subject, and a donation button',
  },
  drawing: [
    title(38, 6, 44),
    mark(24, 25, 6),
    text(12, 36, 26, 4),
    mark(60, 25, 6),
    text(48, 36, 26, 4),
    mark(96, 25, 6),
    text(84, 36, 26, 4),
    button(46, 65, 28),
  ],
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
