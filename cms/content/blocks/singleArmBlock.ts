import { imageField } from '../../platform/fields/imageField';
import { richTextField } from '../../platform/fields/richTextField';
import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';

export const singleArmBlock = defineBlock({
  slug: 'singleArmBlock',
  labels: {
    singular: { he: 'זרוע אחת', en: 'Single arm' },
    plural: { he: 'זרועות בודדות', en: 'Single arms' },
  },
  fields: [
    imageField({
      name: 'logo',
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
