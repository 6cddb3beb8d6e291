import { defineBlock } from './defineBlock';
import { person, text, title } from './drawing/shapes';
import {
  imageField,
  listField,
  localArea,
  localText,
  richTextField,
  textField,
} from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

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
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט פתיחה', 'Introduction'),
    listField('members', 'אנשי הצוות', 'Team members', {
      row: { he: 'איש או אשת צוות', en: 'Team member' },
      interfaceName: 'TeamMember',
      required: true,
      minRows: 1,
      fields: [
        imageField('image', 'card', 'תמונה', 'Image', {
          description: {
            he: 'תמונה לגובה, כ־800×1000 פיקסלים',
            en: 'Portrait format, about 800×1000 pixels',
          },
        }),
        localText('name', 'שם', 'Name', { required: true }),
        localText('role', 'תפקיד', 'Role'),
        richTextField('description', 'תיאור', 'Description', {
          description: {
            he: 'נפתח על הכרטיס: בנייד בלחיצה, במחשב במעבר עכבר או במקלדת',
            en: 'Opens on the card: when pressed on mobile, with pointer or keyboard on desktop',
          },
        }),
        textField('linkedIn', 'קישור ל־LinkedIn', 'LinkedIn link', {
          validate: validFormat(
            (value) => !value || /^https:\/\/([a-z]+\.)?linkedin\.com\/\S+$/.test(String(value)),
            {
              he: 'יש להזין קישור לפרופיל, למשל https://www.linkedin.com/in/noa-barkai',
              en: 'Enter the link of a profile, such as https://www.linkedin.com/in/noa-barkai',
            },
          ),
        }),
      ],
    }),
  ],
});
