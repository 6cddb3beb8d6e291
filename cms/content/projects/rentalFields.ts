import type { ArrayField, Field, GroupField } from 'payload';
import { pictureUse } from '../../platform/fields/pictureSizes';
import { linkField } from '../fields/linkField';
import {
  fileField,
  groupField,
  imageField,
  listField,
  localArea,
  localText,
  momentField,
  relationField,
  richTextField,
  textField,
} from '../../platform/fields/shortFields';
import { ANCHOR_FAULT, validFormat } from '../../platform/fields/validFormat';

const items = (dbName: string, interfaceName: string, fields: Field[]): ArrayField =>
  listField('items', 'פריטים', 'Items', { row: { he: 'פריט', en: 'Item' }, dbName, interfaceName, fields });

const part = (name: string, interfaceName: string, he: string, en: string, fields: Field[]): GroupField =>
  groupField(name, he, en, { interfaceName, fields });

const title = localText('title', 'כותרת', 'Title');
const subTitle = localText('subTitle', 'כותרת משנה', 'Subtitle');
const anchorId: Field = textField('anchorId', 'עוגן', 'Anchor id', {
  validate: validFormat((value) => !value || /^[a-z][a-z0-9-]*$/.test(String(value)), ANCHOR_FAULT),
});
const desktop = fileField('imageForDesktop', 'תמונה או סרטון למחשב', 'Picture or video on desktop', {
  custom: pictureUse('wide'),
});
const mobile = fileField('imageForMobile', 'תמונה או סרטון לנייד', 'Picture or video on phones', {
  custom: pictureUse('phone'),
});

const hero = part('rentProjectHeroBanner', 'RentHeroBanner', 'פתיחה', 'Hero', [
  title,
  localText('titleWithBg', 'חלק מודגש בכותרת', 'Highlighted part of the title'),
  richTextField('description', 'תיאור', 'Description'),
  desktop,
  mobile,
  imageField('poster', 'wide', 'תמונה עד שהסרטון מתחיל', 'Picture until the video starts', {
    description: { he: 'אם ריק: תמונת הפתיחה של הפרויקט', en: 'When empty: the hero picture of the project' },
  }),
  linkField('anchorButtonBlue', 'כפתור ראשי', 'First button'),
  linkField('anchorButton', 'כפתור שני', 'Second button'),
]);

const countdown = part('rentProjectFOMO', 'RentFomo', 'ספירה לאחור', 'Countdown', [
  momentField('timer', 'עד', 'Until'),
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
    linkField('button', 'כפתור', 'Button'),
    relationField('buildingName', 'buildings', 'בניין לסינון', 'Building to filter by'),
  ]),
]);

const benefits = part('rentProjectBenefits', 'RentBenefits', 'יתרונות בתמונות', 'Benefits', [
  title,
  subTitle,
  anchorId,
  items('project_benefits', 'RentBenefit', [
    { ...title, required: true },
    richTextField('content', 'תוכן', 'Content'),
    imageField('iconNormal', 'icon', 'סמל', 'Icon'),
    imageField('iconSelected', 'icon', 'סמל כשנבחר', 'Icon when selected'),
    imageField('largeImage', 'half', 'תמונה גדולה', 'Large picture'),
    imageField('smallImage', 'card', 'תמונה קטנה', 'Small picture'),
  ]),
]);

const advantages = part('rentProjectAdvantages', 'RentAdvantages', 'יתרונות בשורות', 'Advantages', [
  title,
  subTitle,
  imageField('image', 'half', 'תמונה', 'Picture'),
  items('project_advantages', 'RentAdvantage', [
    imageField('icon', 'icon', 'סמל', 'Icon'),
    { ...title, required: true },
    localArea('text', 'טקסט', 'Text'),
  ]),
]);

const join = part('rentProjectJoinBlock', 'RentJoinBlock', 'הצטרפות', 'Join block', [
  title,
  subTitle,
  linkField('buttonBlue', 'כפתור כחול', 'Blue button'),
  localText('buttonWhite', 'הכפתור שפותח את יומן הפגישות', 'The button that opens the scheduler'),
]);

const reviews = part('customerReviews', 'CustomerReviews', 'חוות דעת', 'Customer reviews', [
  title,
  subTitle,
  listField('reviews', 'חוות דעת', 'Reviews', {
    row: { he: 'חוות דעת', en: 'Review' },
    dbName: 'project_reviews',
    interfaceName: 'CustomerReview',
    fields: [
      { ...title, required: true },
      subTitle,
      imageField('stars', 'icon', 'תמונת כוכבים', 'Picture of the stars'),
      imageField('image', 'icon', 'תמונת כותב חוות הדעת', 'Picture of the author'),
      richTextField('content', 'תוכן', 'Content'),
    ],
  }),
]);

const faq = part('rentProjectFAQ', 'RentFaq', 'שאלות ותשובות', 'FAQ', [
  localText('blockTitle', 'כותרת', 'Title'),
  subTitle,
  items('project_faq', 'RentFaqItem', [
    localText('accordionTitle', 'שאלה', 'Question', { required: true }),
    richTextField('accordionContent', 'תשובה', 'Answer'),
  ]),
]);

/** Fields for the sections of a rental project's page, in display order (project-marketing §2.6, §3). */
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
