import { pictureUse } from '../../platform/fields/pictureSizes';
import { defineBlock } from './defineBlock';
import { line, mark, picture, text, title } from './drawing/shapes';
import { fileField, listField, localText, richTextField } from '../../platform/fields/shortFields';

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
    listField('steps', 'שלבים', 'Steps', {
      row: { he: 'שלב', en: 'Step' },
      interfaceName: 'ProcessStep',
      required: true,
      minRows: 1,
      description: { he: 'לפי הסדר, מהראשון לאחרון', en: 'In order, from the first to the last' },
      fields: [
        localText('stepName', 'שם השלב', 'Name of the step', {
          description: { he: 'למשל: שלב 1, או 1948', en: 'For instance: Step 1, or 1948' },
        }),
        localText('title', 'כותרת', 'Title', { required: true }),
        richTextField('text', 'טקסט', 'Text'),
        fileField('media', 'תמונה או סרטון mp4', 'Image or mp4 video', {
          custom: pictureUse('half'),
          description: {
            he: 'סרטון מוצג ברצף ובלי קול, והמבקרים יכולים לעצור אותו',
            en: 'A video plays in a loop without sound; visitors can stop it',
          },
        }),
      ],
    }),
  ],
});
