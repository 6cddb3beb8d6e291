import type { Field } from 'payload';
import { addressRules } from '../fields/addressRules';
import { linkField } from '../fields/linkField';
import {
  groupField,
  imageField,
  listField,
  localArea,
  localText,
  richTextField,
  textField,
} from '../../platform/fields/shortFields';

/**
 * Fields for the lottery box, the ways to register, and the content for eligible buyers (project-marketing §2.1, §2.6,
 * §2.7, §3).
 */
export const lotteryFields: Field[] = [
  groupField('lottery', 'תיבת ההגרלה', 'Lottery box', {
    interfaceName: 'LotteryBox',
    fields: [
      localText('boxTitle', 'כותרת', 'Title'),
      richTextField('boxTextHTML', 'טקסט', 'Text'),
      linkField('button', 'כפתור', 'Button'),
    ],
  }),
  localText('lotterRegisterTitle', 'כותרת דרכי ההרשמה', 'Title of the ways to register'),
  listField('lotteryWays', 'דרכי הרשמה להגרלה', 'Ways to enter the lottery', {
    interfaceName: 'LotteryWay',
    labels: { singular: { he: 'דרך', en: 'Way' }, plural: { he: 'דרכים', en: 'Ways' } },
    fields: [
      imageField('icon', 'icon', 'סמל', 'Icon'),
      localText('title', 'כותרת', 'Title', { required: true }),
      localArea('description', 'תיאור', 'Description'),
      textField('linkURL', 'כתובת הקישור', 'Address of the link', { ...addressRules }),
      localText('linkName', 'שם הקישור', 'Name of the link'),
    ],
  }),
  listField('eligibilityAccordion', 'זכאות: שלבים', 'Eligibility: steps', {
    interfaceName: 'EligibilityItem',
    dbName: 'project_eligibility',
    labels: { singular: { he: 'שלב', en: 'Step' }, plural: { he: 'שלבים', en: 'Steps' } },
    fields: [
      imageField('icon', 'icon', 'סמל', 'Icon'),
      localText('title', 'כותרת', 'Title', { required: true }),
      richTextField('content', 'תוכן', 'Content'),
      linkField('buttonLink1', 'כפתור ראשון', 'First button'),
      linkField('button2', 'כפתור שני', 'Second button'),
    ],
  }),
];
