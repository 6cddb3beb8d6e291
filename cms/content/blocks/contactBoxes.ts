import { imageField } from '../../platform/fields/imageField';
import { linkField } from '../fields/linkField';
import { locationField } from '../fields/locationField';
import { surroundingsField } from '../fields/surroundingsField';
import { defineBlock } from './defineBlock';
import { card, mark, pin, text, title } from './drawing/shapes';

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
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'boxes',
      type: 'array',
      interfaceName: 'ContactBox',
      required: true,
      minRows: 1,
      labels: { singular: { he: 'תיבה', en: 'Box' }, plural: { he: 'תיבות', en: 'Boxes' } },
      fields: [
        imageField({
          name: 'icon',
          shown: 'icon',
          label: { he: 'סמל', en: 'Icon' },
          description: { he: 'רצוי SVG מרובע', en: 'Best a square SVG' },
        }),
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          required: true,
          label: { he: 'טקסט', en: 'Text' },
        },
        linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
        locationField(),
      ],
    },
    surroundingsField(),
  ],
});
