import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { button, mark, text, title } from './drawing/shapes';
import { fileField, listField, localText, richTextField } from '../../platform/fields/shortFields';

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
    localText('title', 'כותרת', 'Title'),
    listField('items', 'פריטים', 'Items', {
      row: { he: 'פריט', en: 'Item' },
      interfaceName: 'CommunityItem',
      required: true,
      minRows: 1,
      fields: [
        fileField('icon', 'סמל', 'Icon'),
        localText('title', 'כותרת', 'Title', { required: true }),
        richTextField('text', 'טקסט', 'Text'),
      ],
    }),
    linkField('donationButton', 'כפתור תרומה', 'Donation button'),
  ],
});
