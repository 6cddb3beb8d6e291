import type { Field } from 'payload';
import { callNumberField } from '../fields/callNumberField';
import { textListField } from '../fields/textListField';
import {
  checkboxField,
  emailField,
  groupField,
  listField,
  localArea,
  localText,
  numberField,
  richTextField,
  row,
  textField,
} from '../../platform/fields/shortFields';

/** Fields for a project's contact details and for the recipients of its leads (project-marketing §2.7, §3). */
export const contactFields: Field[] = [
  row(localText('phoneName', 'שם ליד הטלפון', 'Name beside the phone'), callNumberField()),
  row(
    numberField('leadFormBMBYId', 'מספר הפרויקט ב־BMBY (לידים)', 'Number of the project at BMBY (leads)'),
    numberField('bmbyId', 'מספר BMBY', 'BMBY number'),
    textField('bmbyMeetingId', 'מספר יומן פגישות', 'Meeting scheduler number'),
  ),
  emailField('emailForLead', 'דוא״ל ללידים', 'E-mail for leads'),
  checkboxField('hideLeadForm', 'להסתיר את טופס השארת הפרטים', 'Hide the lead form'),
  groupField('formObject', 'טופס השארת פרטים', 'Lead form', {
    interfaceName: 'ProjectFormTexts',
    fields: [
      localText('title', 'כותרת', 'Title'),
      localArea('text', 'טקסט', 'Text'),
      textListField('formSubjects', { he: 'נושאי הפנייה', en: 'Subjects' }, 'project_form_subjects'),
    ],
  }),
  localText('rentProjectContactText', 'השכרה: טקסט ליצירת קשר', 'Rental: contact text'),
  numberField('rentProjectInterestedNum', 'השכרה: כמה מתעניינים', 'Rental: number of interested people'),
  listField('officeInfo', 'משרד המכירות', 'Sales office', {
    interfaceName: 'OfficeInfo',
    labels: { singular: { he: 'משרד', en: 'Office' }, plural: { he: 'משרדים', en: 'Offices' } },
    fields: [
      localText('title', 'שם', 'Name', { required: true }),
      localText('address', 'כתובת', 'Address'),
      localArea('openingHours', 'שעות פתיחה', 'Opening hours'),
      callNumberField(),
    ],
  }),
  richTextField('companyText', 'על החברה', 'About the company'),
  richTextField('legalNote', 'הערה משפטית', 'Legal note'),
];
