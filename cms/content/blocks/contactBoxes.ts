import { linkField } from '../fields/linkField';
import { locationField } from '../fields/locationField';
import { surroundingsField } from '../fields/surroundingsField';
import { defineBlock } from './defineBlock';
import { card, mark, pin, text, title } from './drawing/shapes';
import { imageField, listField, localArea, localText } from '../../platform/fields/shortFields';

export const contactBoxes = defineBlock({
  slug: 'contactBoxes',
  labels: {
    singular: { he: 'תיבות יצירת קשר', en: 'Contact boxes' },
    plural: { he: 'תיבות יצירת קשר', en: 'Contact boxes' },
  },
  purpose: {
    he: 'דרכי קשר בתיבות: סמל, טקסט, קישור ומפה',
    en: 'Ways to get in touch in boxes: icon, text, link and map',
  },
  drawing: [
    title(38, 6, 44),
    card(8, 20, 48, 24),
    mark(18, 32, 5),
    text(28, 28, 22, 2),
    card(64, 20, 48, 24),
    mark(74, 32, 5),
    text(84, 28, 22, 2),
    card(8, 50, 48, 24),
    mark(18, 62, 5),
    text(28, 58, 22, 2),
    card(64, 50, 48, 24),
    pin(74, 68),
    text(84, 58, 22, 2),
  ],
  fields: [
    localText('title', 'כותרת', 'Title'),
    listField('boxes', 'תיבות', 'Boxes', {
      row: { he: 'תיבה', en: 'Box' },
      interfaceName: 'ContactBox',
      required: true,
      minRows: 1,
      fields: [
        imageField('icon', 'icon', 'סמל', 'Icon', {
          description: { he: 'רצוי SVG מרובע', en: 'Preferably a square SVG' },
        }),
        localArea('text', 'טקסט', 'Text', { required: true }),
        linkField('link', 'קישור', 'Link'),
        locationField(),
      ],
    }),
    surroundingsField(),
  ],
});
