import type { Field } from 'payload';
import { imageField } from '../../platform/fields/imageField';
import { richTextField } from '../../platform/fields/richTextField';
import { textField } from '../../platform/fields/textField';
import { addressRules } from '../fields/addressRules';
import { linkField } from '../fields/linkField';
import { localArea, localText } from '../fields/shortFields';

/** Lottery box, ways to register, and content for entitled buyers (project-marketing §2.1, §2.6, §2.7, §3). */
export const lotteryFields: Field[] = [
  {
    name: 'lottery',
    type: 'group',
    interfaceName: 'LotteryBox',
    label: { he: 'תיבת ההגרלה', en: 'Lottery box' },
    fields: [
      localText('boxTitle', 'כותרת', 'Title'),
      richTextField({ name: 'boxTextHTML', label: { he: 'טקסט', en: 'Text' } }),
      linkField({ name: 'button', label: { he: 'כפתור', en: 'Button' } }),
    ],
  },
  localText('lotterRegisterTitle', 'כותרת דרכי ההרשמה', 'Title of the ways to register'),
  {
    name: 'lotteryWays',
    type: 'array',
    interfaceName: 'LotteryWay',
    label: { he: 'דרכי הרשמה להגרלה', en: 'Ways to enter the lottery' },
    labels: { singular: { he: 'דרך', en: 'Way' }, plural: { he: 'דרכים', en: 'Ways' } },
    fields: [
      imageField({ name: 'icon', shown: 'icon', label: { he: 'סמל', en: 'Icon' } }),
      { ...localText('title', 'כותרת', 'Title'), required: true },
      localArea('description', 'תיאור', 'Description'),
      { ...textField('linkURL', 'כתובת הקישור', 'Address of the link'), ...addressRules },
      localText('linkName', 'שם הקישור', 'Name of the link'),
    ],
  },
  {
    name: 'eligibilityAccordion',
    type: 'array',
    interfaceName: 'EligibilityItem',
    dbName: 'project_eligibility',
    label: { he: 'זכאות: שלבים', en: 'Eligibility: steps' },
    labels: { singular: { he: 'שלב', en: 'Step' }, plural: { he: 'שלבים', en: 'Steps' } },
    fields: [
      imageField({ name: 'icon', shown: 'icon', label: { he: 'סמל', en: 'Icon' } }),
      { ...localText('title', 'כותרת', 'Title'), required: true },
      richTextField({ name: 'content', label: { he: 'תוכן', en: 'Content' } }),
      linkField({ name: 'buttonLink1', label: { he: 'כפתור ראשון', en: 'First button' } }),
      linkField({ name: 'button2', label: { he: 'כפתור שני', en: 'Second button' } }),
    ],
  },
];
