import type { Field } from 'payload';
import { textField } from '../../platform/fields/textField';
import { richTextField } from '../../platform/fields/richTextField';
import { localArea, localText, numberOf } from '../fields/shortFields';
import { callNumberField } from '../fields/callNumberField';
import { textListField } from '../fields/textListField';

/** Contacts and recipients of leads (project-marketing §2.7, §3). */
export const contactFields: Field[] = [
  {
    type: 'row',
    fields: [localText('phoneName', 'שם ליד הטלפון', 'Name beside the phone'), callNumberField()],
  },
  {
    type: 'row',
    fields: [
      numberOf('leadFormBMBYId', 'מספר הפרויקט ב־BMBY (לידים)', 'Number of the project at BMBY (leads)'),
      numberOf('bmbyId', 'מספר BMBY', 'BMBY number'),
      textField('bmbyMeetingId', 'מספר יומן פגישות', 'Number of the meeting scheduler'),
    ],
  },
  { name: 'emailForLead', type: 'email', label: { he: 'דוא״ל ללידים', en: 'E-mail for leads' } },
  {
    name: 'hideLeadForm',
    type: 'checkbox',
    defaultValue: false,
    label: { he: 'להסתיר את טופס השארת הפרטים', en: 'Hide the form for details' },
  },
  {
    name: 'formObject',
    type: 'group',
    interfaceName: 'ProjectFormTexts',
    label: { he: 'טופס השארת פרטים', en: 'Form for details' },
    fields: [
      localText('title', 'כותרת', 'Title'),
      localArea('text', 'טקסט', 'Text'),
      textListField('formSubjects', { he: 'נושאי הפנייה', en: 'Subjects' }, 'project_form_subjects'),
    ],
  },
  localText('rentProjectContactText', 'השכרה: טקסט ליצירת קשר', 'Rental: contact text'),
  numberOf('rentProjectInterestedNum', 'השכרה: כמה מתעניינים', 'Rental: how many are interested'),
  {
    name: 'officeInfo',
    type: 'array',
    interfaceName: 'OfficeInfo',
    label: { he: 'משרד המכירות', en: 'Sales office' },
    labels: { singular: { he: 'משרד', en: 'Office' }, plural: { he: 'משרדים', en: 'Offices' } },
    fields: [
      { ...localText('title', 'שם', 'Name'), required: true },
      localText('address', 'כתובת', 'Address'),
      localArea('openingHours', 'שעות פתיחה', 'Opening hours'),
      callNumberField(),
    ],
  },
  richTextField({ name: 'companyText', label: { he: 'על החברה', en: 'About the company' } }),
  richTextField({ name: 'legalNote', label: { he: 'הערה משפטית', en: 'Legal note' } }),
];
