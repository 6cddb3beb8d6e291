import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';

export const concreteProcessStep = defineBlock({
  slug: 'concreteProcessStep',
  labels: {
    singular: { he: 'ציר זמן של שלבים', en: 'Timeline of steps' },
    plural: { he: 'צירי זמן של שלבים', en: 'Timelines of steps' },
  },
  fields: [
    {
      name: 'steps',
      type: 'array',
      interfaceName: 'ProcessStep',
      required: true,
      minRows: 1,
      label: { he: 'שלבים', en: 'Steps' },
      labels: { singular: { he: 'שלב', en: 'Step' }, plural: { he: 'שלבים', en: 'Steps' } },
      admin: { description: { he: 'לפי הסדר, מהראשון לאחרון', en: 'In order, from the first to the last' } },
      fields: [
        {
          name: 'stepName',
          type: 'text',
          localized: true,
          label: { he: 'שם השלב', en: 'Name of the step' },
          admin: { description: { he: 'למשל: שלב 1, או 1948', en: 'For instance: Step 1, or 1948' } },
        },
        {
          name: 'title',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'כותרת', en: 'Title' },
        },
        richTextField({ name: 'text', label: { he: 'טקסט', en: 'Text' } }),
        {
          name: 'media',
          type: 'upload',
          relationTo: 'media',
          label: { he: 'תמונה או סרטון mp4', en: 'Image, or mp4 film' },
          admin: {
            description: {
              he: 'סרטון מוצג בלי קול ובלולאה, והקוראים יכולים לעצור אותו',
              en: 'A film runs silently in a loop; readers can stop it',
            },
          },
        },
      ],
    },
  ],
});
