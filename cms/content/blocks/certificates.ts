import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';
import { card, mark, text, title } from './drawing/shapes';

export const certificates = defineBlock({
  slug: 'certificates',
  labels: { singular: { he: 'תעודות', en: 'Certificates' }, plural: { he: 'תעודות', en: 'Certificates' } },
  purpose: {
    he: 'תעודות ותקנים: תמונה שמוגדלת בלחיצה או קובץ',
    en: 'Certificates and standards: a picture that enlarges, or a file',
  },
  drawing: [
    title(38, 6, 44),
    card(10, 18, 28, 38),
    mark(24, 30, 5),
    text(15, 42, 18, 2),
    card(46, 18, 28, 38),
    mark(60, 30, 5),
    text(51, 42, 18, 2),
    card(82, 18, 28, 38),
    mark(96, 30, 5),
    text(87, 42, 18, 2),
    text(14, 62, 20, 1),
    text(50, 62, 20, 1),
    text(86, 62, 20, 1),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט פתיחה', en: 'Introduction' } },
    {
      name: 'certificates',
      type: 'array',
      interfaceName: 'Certificate',
      required: true,
      minRows: 1,
      label: { he: 'תעודות', en: 'Certificates' },
      labels: { singular: { he: 'תעודה', en: 'Certificate' }, plural: { he: 'תעודות', en: 'Certificates' } },
      admin: { description: { he: 'רשת במחשב, גלילה בנייד', en: 'A grid on desktop, a slider on mobile' } },
      fields: [
        {
          name: 'name',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'שם התעודה', en: 'Name of the certificate' },
        },
        imageField({
          name: 'image',
          shown: 'card',
          label: { he: 'תמונת התעודה', en: 'Picture of the certificate' },
          required: true,
          description: { he: 'דף לאורך, למשל סריקה', en: 'A portrait page, a scan for instance' },
        }),
        {
          name: 'file',
          type: 'upload',
          relationTo: 'media',
          label: { he: 'קובץ', en: 'File' },
          admin: {
            description: {
              he: 'נפתח בלחיצה, למשל PDF. בלעדיו נפתחת התמונה.',
              en: 'Opens on a press, a PDF for instance. Without it the picture opens.',
            },
          },
        },
      ],
    },
  ],
});
