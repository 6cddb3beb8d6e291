import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, dot, text, title } from './drawing/shapes';
import { imageField, listField, localArea, localText } from '../../platform/fields/shortFields';

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
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט פתיחה', 'Introduction'),
    listField('arms', 'זרועות', 'Arms', {
      row: { he: 'זרוע', en: 'Arm' },
      interfaceName: 'ActiveArm',
      required: true,
      minRows: 1,
      description: { he: 'רשת במחשב, גלילה בנייד', en: 'A grid on desktop, a slider on mobile' },
      fields: [
        imageField('logo', 'icon', 'לוגו', 'Logo', {
          description: {
            he: 'רצוי SVG או PNG על רקע שקוף',
            en: 'Preferably SVG, or PNG on a transparent background',
          },
        }),
        localText('name', 'שם החברה', 'Name of the company'),
        localArea('text', 'טקסט', 'Text', { required: true }),
        linkField('link', 'קישור', 'Link'),
      ],
    }),
  ],
});
