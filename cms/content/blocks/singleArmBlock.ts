import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, dot, picture, text, title } from './drawing/shapes';
import { imageField, richTextField } from '../../platform/fields/shortFields';

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
    imageField('logo', 'icon', 'לוגו', 'Logo', {
      description: {
        he: 'רצוי SVG או PNG על רקע שקוף',
        en: 'Preferably SVG, or PNG on a transparent background',
      },
    }),
    richTextField('text', 'טקסט', 'Text', { required: true }),
    linkField('button', 'כפתור', 'Button'),
  ],
});
