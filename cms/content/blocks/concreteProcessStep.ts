import { pictureUse } from '../../platform/fields/pictureSizes';
import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';
import { line, mark, picture, text, title } from './drawing/shapes';

export const concreteProcessStep = defineBlock({
  slug: 'concreteProcessStep',
  labels: {
    singular: { he: 'ציר זמן של שלבים', en: 'Timeline of steps' },
    plural: { he: 'צירי זמן של שלבים', en: 'Timelines of steps' },
  },
  purpose: {
    he: 'שלבים או שנים לאורך קו, עם תמונה לכל שלב',
    en: 'Steps or years along a line, with a picture for each',
  },
  drawing: [
    line(60, 4, 60, 76),
    mark(60, 16, 4),
    picture(8, 6, 42, 24),
    title(68, 9, 30),
    text(68, 18, 42, 2),
    mark(60, 56, 4),
    picture(70, 46, 42, 24),
    title(12, 49, 30),
    text(12, 58, 38, 2),
  ],
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
          custom: pictureUse('half'),
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
