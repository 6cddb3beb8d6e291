import { defineBlock } from './defineBlock';
import { band, button, field, text, title } from './drawing/shapes';

export const leadForm = defineBlock({
  slug: 'leadForm',
  labels: {
    singular: { he: 'טופס השארת פרטים', en: 'Lead form' },
    plural: { he: 'טפסי השארת פרטים', en: 'Lead forms' },
  },
  purpose: {
    he: 'טופס קצר להשארת פרטים, נשלח למערכת המכירות',
    en: 'A short form for details, sent to the sales system',
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
    {
      name: 'variant',
      type: 'select',
      required: true,
      defaultValue: 'project',
      label: { he: 'סוג', en: 'Kind' },
      options: [
        { value: 'project', label: { he: 'פרויקט', en: 'Project' } },
        { value: 'product', label: { he: 'מוצר', en: 'Product' } },
        { value: 'eligibility', label: { he: 'זכאים', en: 'Entitled buyers' } },
      ],
    },
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
    {
      name: 'subjectName',
      type: 'text',
      localized: true,
      label: { he: 'הפרויקט או המוצר', en: 'The project or product' },
      admin: { description: { he: 'מוצג מתחת לטופס', en: 'Shown under the form' } },
    },
    {
      name: 'inDrawer',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'כפתור שפותח מגירה', en: 'A button that opens a drawer' },
    },
    {
      name: 'bmbyId',
      type: 'number',
      label: { he: 'מספר ב־CRM', en: 'Number in the CRM' },
    },
    {
      name: 'company',
      type: 'relationship',
      relationTo: 'companies',
      label: { he: 'חברה', en: 'Company' },
    },
    {
      name: 'projectStatus',
      type: 'text',
      label: { he: 'סטטוס הפרויקט', en: 'Project status' },
      admin: {
        condition: (_data, block: { variant?: string } | undefined) => block?.variant !== 'eligibility',
      },
    },
    {
      name: 'emailForLead',
      type: 'email',
      label: { he: 'דוא״ל ללידים', en: 'E-mail for leads' },
      admin: {
        description: {
          he: 'ריק: הכתובת של החברה או של האתר',
          en: 'Empty: the company’s address, or the site’s',
        },
      },
    },
  ],
});
