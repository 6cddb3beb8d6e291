import { imageField } from '../../platform/fields/imageField';
import { linkField } from '../fields/linkField';
import { locationField } from '../fields/locationField';
import { surroundingsField } from '../fields/surroundingsField';
import { defineBlock } from './defineBlock';

export const contactBoxes = defineBlock({
  slug: 'contactBoxes',
  labels: {
    singular: { he: 'תיבות יצירת קשר', en: 'Contact boxes' },
    plural: { he: 'תיבות יצירת קשר', en: 'Contact boxes' },
  },
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
