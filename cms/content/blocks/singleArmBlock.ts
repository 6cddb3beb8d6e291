import { imageField } from '../../platform/fields/imageField';
import { richTextField } from '../../platform/fields/richTextField';
import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, dot, picture, text, title } from './drawing/shapes';

export const singleArmBlock = defineBlock({
  slug: 'singleArmBlock',
  labels: {
    singular: { he: 'זרוע אחת', en: 'Single arm' },
    plural: { he: 'זרועות בודדות', en: 'Single arms' },
  },
  purpose: {
    he: 'חברה אחת של הקבוצה, עם תמונה וקישור',
    en: 'One of the group’s companies, with picture and link',
  },
  drawing: [
    card(8, 10, 104, 60),
    picture(62, 16, 44, 48),
    dot(24, 24, 7),
    title(16, 36, 34),
    text(16, 46, 38, 2),
    arrow(16, 62),
  ],
  fields: [
    imageField({
      name: 'logo',
      shown: 'icon',
      label: { he: 'לוגו', en: 'Logo' },
      description: {
        he: 'רצוי SVG או PNG על רקע שקוף',
        en: 'Best an SVG, or a PNG on a transparent background',
      },
    }),
    richTextField({ name: 'text', label: { he: 'טקסט', en: 'Text' }, required: true }),
    linkField({ name: 'button', label: { he: 'כפתור', en: 'Button' } }),
  ],
});
