import { imageField } from '../../platform/fields/imageField';
import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';
import { person, text, title } from './drawing/shapes';

export const team = defineBlock({
  slug: 'team',
  labels: { singular: { he: 'צוות', en: 'Team' }, plural: { he: 'צוותים', en: 'Teams' } },
  purpose: { he: 'אנשי הצוות: תמונה, שם ותפקיד', en: 'The team: picture, name and role' },
  drawing: [
    title(38, 6, 44),
    person(24, 28),
    text(12, 52, 24, 1),
    text(15, 58, 18, 1),
    person(60, 28),
    text(48, 52, 24, 1),
    text(51, 58, 18, 1),
    person(96, 28),
    text(84, 52, 24, 1),
    text(87, 58, 18, 1),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט פתיחה', en: 'Introduction' } },
    {
      name: 'members',
      type: 'array',
      interfaceName: 'TeamMember',
      required: true,
      minRows: 1,
      labels: {
        singular: { he: 'חבר צוות', en: 'Team member' },
        plural: { he: 'חברי הצוות', en: 'Team members' },
      },
      fields: [
        imageField({
          name: 'image',
          shown: 'card',
          label: { he: 'תמונה', en: 'Image' },
          description: {
            he: 'תמונה לגובה, כ־800×1000 פיקסלים',
            en: 'Portrait format, about 800×1000 pixels',
          },
        }),
        { name: 'name', type: 'text', localized: true, required: true, label: { he: 'שם', en: 'Name' } },
        { name: 'role', type: 'text', localized: true, label: { he: 'תפקיד', en: 'Role' } },
        richTextField({
          name: 'description',
          label: { he: 'תיאור', en: 'Description' },
          description: {
            he: 'נפתח על הכרטיס: בלחיצה בנייד, במעבר עכבר או במקלדת במחשב',
            en: 'Opens on the card: by a press on mobile, by pointer or keyboard on desktop',
          },
        }),
        {
          name: 'linkedIn',
          type: 'text',
          label: { he: 'קישור ל־LinkedIn', en: 'LinkedIn link' },
          validate: (value: unknown) =>
            !value ||
            /^https:\/\/([a-z]+\.)?linkedin\.com\/\S+$/.test(String(value)) ||
            'https://www.linkedin.com/in/…',
        },
      ],
    },
  ],
});
