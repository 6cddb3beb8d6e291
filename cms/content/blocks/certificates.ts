import { imageField } from '../../platform/fields/imageField';
import { defineBlock } from './defineBlock';

export const certificates = defineBlock({
  slug: 'certificates',
  labels: { singular: { he: 'תעודות', en: 'Certificates' }, plural: { he: 'תעודות', en: 'Certificates' } },
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
