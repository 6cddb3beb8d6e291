import { callNumberField } from '../fields/callNumberField';
import { defineBlock } from './defineBlock';
import { band, button, field, mark, picture, text, title } from './drawing/shapes';
import {
  checkboxField,
  groupField,
  imageField,
  listField,
  localArea,
  localText,
  numberField,
  selectField,
  textField,
} from '../../platform/fields/shortFields';
import { validFormat } from '../../platform/fields/validFormat';

export const landingPage = defineBlock({
  slug: 'landingPage',
  labels: {
    singular: { he: 'דף נחיתה', en: 'Landing page' },
    plural: { he: 'דפי נחיתה', en: 'Landing pages' },
  },
  purpose: {
    he: 'דף נחיתה שלם: סרטון, יתרונות, גלריה וטופס',
    en: 'A complete landing page: video, advantages, gallery and form',
  },
  drawing: [
    picture(0, 0, 120, 34),
    title(34, 12, 52),
    button(46, 22, 28),
    mark(20, 44, 4),
    text(10, 52, 20, 1),
    mark(60, 44, 4),
    text(50, 52, 20, 1),
    mark(100, 44, 4),
    text(90, 52, 20, 1),
    band(0, 60, 120, 20),
    field(8, 66, 30),
    field(44, 66, 30),
    button(82, 66, 30),
  ],
  fields: [
    listField('slides', 'שקופיות', 'Slides', {
      row: { he: 'שקופית', en: 'Slide' },
      interfaceName: 'LandingSlide',
      required: true,
      minRows: 1,
      fields: [
        imageField('imageForDesktop', 'wide', 'תמונה למחשב', 'Desktop image', { required: true }),
        imageField('imageForMobile', 'phone', 'תמונה לנייד', 'Mobile image'),
        localText('title', 'כותרת', 'Title'),
        localArea('description', 'תיאור', 'Description'),
        localText('imageCredit', 'קרדיט לתמונה', 'Image credit'),
        selectField('backgroundColorForMobile', 'צבע הרקע בנייד', 'Background colour on phones', {
          required: true,
          defaultValue: 'night',
          interfaceName: 'LandingColor',
          options: [
            { value: 'night', label: { he: 'לילה', en: 'Night' } },
            { value: 'terracotta', label: { he: 'טרקוטה', en: 'Terracotta' } },
            { value: 'green', label: { he: 'ירוק', en: 'Green' } },
            { value: 'sand', label: { he: 'חול', en: 'Sand' } },
          ],
        }),
        checkboxField('whiteColor', 'טקסט לבן על התמונה', 'White text on the image', { defaultValue: true }),
        checkboxField('hideContentFromDesktop', 'להסתיר את הטקסט במחשב', 'Hide the text on desktop'),
      ],
    }),
    imageField('pageLogo', 'icon', 'לוגו', 'Logo'),
    localText('pageTitle', 'כותרת הדף', 'Page title', { required: true }),
    localArea('shortDescription', 'תיאור קצר', 'Short description'),
    callNumberField(),
    textField('whatsApp', 'מספר ל־WhatsApp', 'WhatsApp number', {
      description: { he: 'בפורמט בינלאומי: 972501234567', en: 'International: 972501234567' },
      validate: validFormat((value) => !value || /^\d{8,15}$/.test(String(value)), {
        he: 'יש להזין מספר בפורמט בינלאומי, ספרות בלבד, למשל 972501234567.',
        en: 'Enter an international number, digits only, such as 972501234567.',
      }),
    }),
    groupField('pageForm', 'הטופס', 'The form', {
      interfaceName: 'LandingForm',
      fields: [
        numberField('bmbyId', 'מספר הפרויקט ב־CRM', 'Number in the CRM'),
        localText('fromTitle', 'כותרת הטופס', 'Form title'),
        localArea('formTextForMeiling', 'נוסח ההסכמה', 'Consent text'),
        localArea('formTextForSms', 'תוספת בנושא SMS', 'Additional text about SMS'),
        localArea('formTextForTerms', 'תנאים', 'Terms'),
        localText('formButton', 'כפתור השליחה', 'Send button'),
      ],
    }),
    listField('bottomLogos', 'לוגואים בתחתית', 'Logos at the bottom', {
      interfaceName: 'LandingLogo',
      labels: { singular: { he: 'לוגו', en: 'Logo' }, plural: { he: 'לוגואים', en: 'Logos' } },
      fields: [imageField('logo', 'icon', 'לוגו', 'Logo', { required: true })],
    }),
  ],
});
