import { imageField } from '../../platform/fields/imageField';
import { callNumberField } from '../fields/callNumberField';
import { defineBlock } from './defineBlock';
import { band, button, field, mark, picture, text, title } from './drawing/shapes';

export const landingPage = defineBlock({
  slug: 'landingPage',
  labels: {
    singular: { he: 'דף נחיתה', en: 'Landing page' },
    plural: { he: 'דפי נחיתה', en: 'Landing pages' },
  },
  purpose: {
    he: 'דף נחיתה שלם: סרטון, יתרונות, גלריה וטופס',
    en: 'A whole landing page: film, advantages, gallery and form',
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
    {
      name: 'slides',
      type: 'array',
      interfaceName: 'LandingSlide',
      required: true,
      minRows: 1,
      label: { he: 'שקופיות', en: 'Slides' },
      labels: { singular: { he: 'שקופית', en: 'Slide' }, plural: { he: 'שקופיות', en: 'Slides' } },
      fields: [
        imageField({
          name: 'imageForDesktop',
          shown: 'wide',
          label: { he: 'תמונה למחשב', en: 'Desktop image' },
          required: true,
        }),
        imageField({
          name: 'imageForMobile',
          shown: 'phone',
          label: { he: 'תמונה לנייד', en: 'Mobile image' },
        }),
        { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
        { name: 'description', type: 'textarea', localized: true, label: { he: 'תיאור', en: 'Description' } },
        {
          name: 'imageCredit',
          type: 'text',
          localized: true,
          label: { he: 'קרדיט לתמונה', en: 'Credit of the image' },
        },
        {
          name: 'backgroundColorForMobile',
          type: 'select',
          required: true,
          defaultValue: 'night',
          interfaceName: 'LandingColor',
          label: { he: 'צבע הרקע בנייד', en: 'Background on phones' },
          options: [
            { value: 'night', label: { he: 'לילה', en: 'Night' } },
            { value: 'terracotta', label: { he: 'טרקוטה', en: 'Terracotta' } },
            { value: 'green', label: { he: 'ירוק', en: 'Green' } },
            { value: 'sand', label: { he: 'חול', en: 'Sand' } },
          ],
        },
        {
          name: 'whiteColor',
          type: 'checkbox',
          defaultValue: true,
          label: { he: 'טקסט לבן על התמונה', en: 'White text on the image' },
        },
        {
          name: 'hideContentFromDesktop',
          type: 'checkbox',
          defaultValue: false,
          label: { he: 'להסתיר את הטקסט במחשב', en: 'Hide the text on desktop' },
        },
      ],
    },
    imageField({ name: 'pageLogo', shown: 'icon', label: { he: 'לוגו', en: 'Logo' } }),
    {
      name: 'pageTitle',
      type: 'text',
      localized: true,
      required: true,
      label: { he: 'כותרת הדף', en: 'Title of the page' },
    },
    {
      name: 'shortDescription',
      type: 'textarea',
      localized: true,
      label: { he: 'תיאור קצר', en: 'Short description' },
    },
    callNumberField(),
    {
      name: 'whatsApp',
      type: 'text',
      label: { he: 'מספר ל־WhatsApp', en: 'WhatsApp number' },
      admin: { description: { he: 'בפורמט בינלאומי: 972501234567', en: 'International: 972501234567' } },
      validate: (value: unknown) => !value || /^\d{8,15}$/.test(String(value)) || '972501234567',
    },
    {
      name: 'pageForm',
      type: 'group',
      interfaceName: 'LandingForm',
      label: { he: 'הטופס', en: 'The form' },
      fields: [
        { name: 'bmbyId', type: 'number', label: { he: 'מספר הפרויקט ב־CRM', en: 'Number in the CRM' } },
        {
          name: 'fromTitle',
          type: 'text',
          localized: true,
          label: { he: 'כותרת הטופס', en: 'Title of the form' },
        },
        {
          name: 'formTextForMeiling',
          type: 'textarea',
          localized: true,
          label: { he: 'נוסח ההסכמה', en: 'Text of the consent' },
        },
        {
          name: 'formTextForSms',
          type: 'textarea',
          localized: true,
          label: { he: 'תוספת על SMS', en: 'Addition about SMS' },
        },
        {
          name: 'formTextForTerms',
          type: 'textarea',
          localized: true,
          label: { he: 'תנאים', en: 'Terms' },
        },
        {
          name: 'formButton',
          type: 'text',
          localized: true,
          label: { he: 'כפתור השליחה', en: 'Send button' },
        },
      ],
    },
    {
      name: 'bottomLogos',
      type: 'array',
      interfaceName: 'LandingLogo',
      label: { he: 'לוגואים בתחתית', en: 'Logos at the bottom' },
      labels: { singular: { he: 'לוגו', en: 'Logo' }, plural: { he: 'לוגואים', en: 'Logos' } },
      fields: [
        imageField({ name: 'logo', shown: 'icon', label: { he: 'לוגו', en: 'Logo' }, required: true }),
      ],
    },
  ],
});
