import { imageField } from '../../platform/fields/imageField';
import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, dot, text, title } from './drawing/shapes';

export const activeArms = defineBlock({
  slug: 'activeArms',
  labels: {
    singular: { he: 'זרועות הפעילות', en: 'Active arms' },
    plural: { he: 'זרועות הפעילות', en: 'Active arms' },
  },
  purpose: {
    he: 'חברות הקבוצה: סמל, טקסט וקישור לכל אחת',
    en: 'The group’s companies: a logo, a text and a link for each',
  },
  drawing: [
    title(40, 5, 40),
    card(8, 16, 32, 58),
    dot(24, 28, 6),
    text(14, 40, 20, 4),
    arrow(14, 67),
    card(44, 16, 32, 58),
    dot(60, 28, 6),
    text(50, 40, 20, 4),
    arrow(50, 67),
    card(80, 16, 32, 58),
    dot(96, 28, 6),
    text(86, 40, 20, 4),
    arrow(86, 67),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט פתיחה', en: 'Introduction' } },
    {
      name: 'arms',
      type: 'array',
      interfaceName: 'ActiveArm',
      required: true,
      minRows: 1,
      labels: { singular: { he: 'זרוע', en: 'Arm' }, plural: { he: 'זרועות', en: 'Arms' } },
      admin: { description: { he: 'רשת במחשב, גלילה בנייד', en: 'A grid on desktop, a slider on mobile' } },
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
        { name: 'name', type: 'text', localized: true, label: { he: 'שם החברה', en: 'Name of the company' } },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          required: true,
          label: { he: 'טקסט', en: 'Text' },
        },
        linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
      ],
    },
  ],
});
