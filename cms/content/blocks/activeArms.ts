import { imageField } from '../../platform/fields/imageField';
import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';

export const activeArms = defineBlock({
  slug: 'activeArms',
  labels: {
    singular: { he: 'זרועות הפעילות', en: 'Active arms' },
    plural: { he: 'זרועות הפעילות', en: 'Active arms' },
  },
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
