import { defineBlock } from './defineBlock';
import { band, button, field, text, title } from './drawing/shapes';
import {
  checkboxField,
  emailField,
  localArea,
  localText,
  numberField,
  relationField,
  selectField,
  textField,
} from '../../platform/fields/shortFields';

export const leadForm = defineBlock({
  slug: 'leadForm',
  labels: {
    singular: { he: 'טופס השארת פרטים', en: 'Lead form' },
    plural: { he: 'טפסי השארת פרטים', en: 'Lead forms' },
  },
  purpose: {
    he: 'טופס קצר להשארת פרטים, נשלח למערכת המכירות',
    en: 'A short form for contact details, sent to the sales system',
  },
  drawing: [
    band(0, 10, 120, 60),
    title(10, 20, 60),
    text(10, 29, 44, 1),
    field(10, 40, 28),
    field(42, 40, 28),
    field(74, 40, 36),
    button(10, 55, 100),
  ],
  fields: [
    selectField('variant', 'סוג', 'Kind', {
      required: true,
      defaultValue: 'project',
      options: [
        { value: 'project', label: { he: 'פרויקט', en: 'Project' } },
        { value: 'product', label: { he: 'מוצר', en: 'Product' } },
        { value: 'eligibility', label: { he: 'זכאים', en: 'Eligible buyers' } },
      ],
    }),
    localText('title', 'כותרת', 'Title'),
    localArea('text', 'טקסט', 'Text'),
    localText('subjectName', 'הפרויקט או המוצר', 'The project or product', {
      description: { he: 'מוצג מתחת לטופס', en: 'Shown below the form' },
    }),
    checkboxField('inDrawer', 'להציג רק כפתור שפותח את הטופס', 'Show only a button that opens the form'),
    numberField('bmbyId', 'מספר ב־CRM', 'Number in the CRM'),
    relationField('company', 'companies', 'חברה', 'Company'),
    textField('projectStatus', 'שלב הפרויקט', 'Project status', {
      admin: {
        condition: (_data, block: { variant?: string } | undefined) => block?.variant !== 'eligibility',
      },
    }),
    emailField('emailForLead', 'דוא״ל ללידים', 'E-mail for leads', {
      description: {
        he: 'ריק: הכתובת של החברה או של האתר',
        en: 'Empty: the company’s address, or the site’s',
      },
    }),
  ],
});
