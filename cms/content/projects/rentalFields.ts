import type { ArrayField, Field, GroupField } from 'payload';
import { imageField } from '../../platform/fields/imageField';
import { pictureUse } from '../../platform/fields/pictureSizes';
import { richTextField } from '../../platform/fields/richTextField';
import { linkField } from '../fields/linkField';
import { file, localArea, localText } from '../fields/shortFields';

const items = (dbName: string, interfaceName: string, fields: Field[]): ArrayField => ({
  name: 'items',
  type: 'array',
  dbName,
  interfaceName,
  label: { he: 'פריטים', en: 'Items' },
  labels: { singular: { he: 'פריט', en: 'Item' }, plural: { he: 'פריטים', en: 'Items' } },
  fields,
});

const part = (name: string, interfaceName: string, he: string, en: string, fields: Field[]): GroupField => ({
  name,
  type: 'group',
  interfaceName,
  label: { he, en },
  fields,
});

const title = localText('title', 'כותרת', 'Title');
const subTitle = localText('subTitle', 'כותרת משנה', 'Subtitle');
const anchorId: Field = {
  name: 'anchorId',
  type: 'text',
  label: { he: 'עוגן', en: 'Anchor id' },
  validate: (value: unknown) => !value || /^[a-z][a-z0-9-]*$/.test(String(value)) || 'a-z 0-9 -',
};
const desktop = {
  ...file('imageForDesktop', 'תמונה או סרטון למחשב', 'Picture or film on desktop'),
  custom: pictureUse('wide'),
};
const mobile = {
  ...file('imageForMobile', 'תמונה או סרטון לנייד', 'Picture or film on phones'),
  custom: pictureUse('phone'),
};

const hero = part('rentProjectHeroBanner', 'RentHeroBanner', 'פתיחה', 'Hero', [
  title,
  localText('titleWithBg', 'חלק מודגש בכותרת', 'Highlighted part of the title'),
  richTextField({ name: 'description', label: { he: 'תיאור', en: 'Description' } }),
  desktop,
  mobile,
  imageField({
    name: 'poster',
    shown: 'wide',
    label: { he: 'תמונה לפני שהסרטון רץ', en: 'Picture until the film runs' },
    description: { he: 'אם ריק: תמונת הפתיחה של הפרויקט', en: 'When empty: the hero picture of the project' },
  }),
  linkField({ name: 'anchorButtonBlue', label: { he: 'כפתור ראשי', en: 'First button' } }),
  linkField({ name: 'anchorButton', label: { he: 'כפתור שני', en: 'Second button' } }),
]);

const countdown = part('rentProjectFOMO', 'RentFomo', 'ספירה לאחור', 'Countdown', [
  {
    name: 'timer',
    type: 'date',
    label: { he: 'עד', en: 'Until' },
    admin: { date: { pickerAppearance: 'dayAndTime' } },
  },
  localText('textsBeforeTimer', 'טקסט לפני הספירה', 'Text before the timer'),
  localText('textAfterTimer', 'טקסט אחרי הספירה', 'Text after the timer'),
]);

const visualization = part('rentProjectVisualization', 'RentVisualization', 'המתחם', 'Visualization', [
  title,
  subTitle,
  anchorId,
  desktop,
  mobile,
  items('project_visualization', 'RentVisualizationItem', [
    { ...title, required: true },
    localArea('text', 'טקסט', 'Text'),
    linkField({ name: 'button', label: { he: 'כפתור', en: 'Button' } }),
    {
      name: 'buildingName',
      type: 'relationship',
      relationTo: 'buildings',
      label: { he: 'בניין לסינון', en: 'Building to filter by' },
    },
  ]),
]);

const benefits = part('rentProjectBenefits', 'RentBenefits', 'יתרונות בתמונות', 'Benefits', [
  title,
  subTitle,
  anchorId,
  items('project_benefits', 'RentBenefit', [
    { ...title, required: true },
    richTextField({ name: 'content', label: { he: 'תוכן', en: 'Content' } }),
    imageField({ name: 'iconNormal', shown: 'icon', label: { he: 'סמל', en: 'Icon' } }),
    imageField({
      name: 'iconSelected',
      shown: 'icon',
      label: { he: 'סמל כשנבחר', en: 'Icon when selected' },
    }),
    imageField({ name: 'largeImage', shown: 'half', label: { he: 'תמונה גדולה', en: 'Large picture' } }),
    imageField({ name: 'smallImage', shown: 'card', label: { he: 'תמונה קטנה', en: 'Small picture' } }),
  ]),
]);

const advantages = part('rentProjectAdvantages', 'RentAdvantages', 'יתרונות בשורות', 'Advantages', [
  title,
  subTitle,
  imageField({ name: 'image', shown: 'half', label: { he: 'תמונה', en: 'Picture' } }),
  items('project_advantages', 'RentAdvantage', [
    imageField({ name: 'icon', shown: 'icon', label: { he: 'סמל', en: 'Icon' } }),
    { ...title, required: true },
    localArea('text', 'טקסט', 'Text'),
  ]),
]);

const join = part('rentProjectJoinBlock', 'RentJoinBlock', 'הצטרפות', 'Join block', [
  title,
  subTitle,
  linkField({ name: 'buttonBlue', label: { he: 'כפתור כחול', en: 'Blue button' } }),
  localText('buttonWhite', 'הכפתור שפותח את יומן הפגישות', 'The button that opens the scheduler'),
]);

const reviews = part('customerReviews', 'CustomerReviews', 'חוות דעת', 'Customer reviews', [
  title,
  subTitle,
  {
    name: 'reviews',
    type: 'array',
    dbName: 'project_reviews',
    interfaceName: 'CustomerReview',
    label: { he: 'חוות דעת', en: 'Reviews' },
    labels: { singular: { he: 'חוות דעת', en: 'Review' }, plural: { he: 'חוות דעת', en: 'Reviews' } },
    fields: [
      { ...title, required: true },
      subTitle,
      imageField({ name: 'stars', shown: 'icon', label: { he: 'תמונת כוכבים', en: 'Picture of the stars' } }),
      imageField({ name: 'image', shown: 'icon', label: { he: 'תמונת הכותב', en: 'Picture of the author' } }),
      richTextField({ name: 'content', label: { he: 'תוכן', en: 'Content' } }),
    ],
  },
]);

const faq = part('rentProjectFAQ', 'RentFaq', 'שאלות ותשובות', 'FAQ', [
  localText('blockTitle', 'כותרת', 'Title'),
  subTitle,
  items('project_faq', 'RentFaqItem', [
    { ...localText('accordionTitle', 'שאלה', 'Question'), required: true },
    richTextField({ name: 'accordionContent', label: { he: 'תשובה', en: 'Answer' } }),
  ]),
]);

/** Sections of a rental project's page, in order (project-marketing §2.6, §3). */
export const rentalFields: Field[] = [
  hero,
  countdown,
  visualization,
  benefits,
  advantages,
  join,
  reviews,
  faq,
];
