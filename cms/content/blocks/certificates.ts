import { defineBlock } from './defineBlock';
import { card, mark, text, title } from './drawing/shapes';
import { fileField, imageField, listField, localArea, localText } from '../../platform/fields/shortFields';

export const certificates = defineBlock({
  slug: 'certificates',
  labels: { singular: { he: 'תעודות', en: 'Certificates' }, plural: { he: 'תעודות', en: 'Certificates' } },
  purpose: {
    he: 'תעודות ותקנים: תמונה שנפתחת בהגדלה, או קובץ',
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
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט פתיחה', 'Introduction'),
    listField('certificates', 'תעודות', 'Certificates', {
      row: { he: 'תעודה', en: 'Certificate' },
      interfaceName: 'Certificate',
      required: true,
      minRows: 1,
      description: { he: 'רשת במחשב, גלילה בנייד', en: 'A grid on desktop, a slider on mobile' },
      fields: [
        localText('name', 'שם התעודה', 'Name of the certificate', { required: true }),
        imageField('image', 'card', 'תמונת התעודה', 'Picture of the certificate', {
          required: true,
          description: { he: 'דף לאורך, למשל סריקה', en: 'A portrait page, for example a scan' },
        }),
        fileField('file', 'קובץ', 'File', {
          description: {
            he: 'נפתח בלחיצה, למשל PDF. בלעדיו נפתחת התמונה.',
            en: 'Opens when pressed, for example a PDF. Without a file, the picture opens.',
          },
        }),
      ],
    }),
  ],
});
