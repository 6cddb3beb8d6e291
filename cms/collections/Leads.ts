import type { Field } from 'payload';
import { received } from '../fields/received';
import { inboxCollection } from './inboxCollection';

const text = (name: string, he: string, en: string, required = false): Field => ({
  name,
  type: 'text',
  required,
  label: { he, en },
});
const number = (name: string, he: string, en: string): Field => ({
  name,
  type: 'number',
  index: true,
  label: { he, en },
});

/** Contact details that visitors leave about projects and products (corporate-site §3, project lead payload). */
export const Leads = inboxCollection({
  slug: 'leads',
  labels: { singular: { he: 'ליד', en: 'Lead' }, plural: { he: 'לידים', en: 'Leads' } },
  admin: {
    defaultColumns: ['reference', 'name', 'phone', 'projectId', 'status', 'duplicateOf', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone'],
  },
  fields: [
    ...received([
      {
        name: 'reference',
        type: 'text',
        required: true,
        unique: true,
        index: true,
        label: { he: 'מספר פנייה', en: 'Reference' },
      },
      text('name', 'שם', 'Name', true),
      text('phone', 'טלפון', 'Phone', true),
      { name: 'email', type: 'email', required: true, label: { he: 'דוא״ל', en: 'E-mail' } },
      { name: 'comments', type: 'textarea', label: { he: 'הערות', en: 'Comments' } },
      number('projectId', 'מספר פרויקט', 'Project number'),
      text('projectStatus', 'סטטוס הפרויקט', 'Project status'),
      number('companyId', 'מספר חברה', 'Company number'),
      text('toEmail', 'כתובת שהתבקשה', 'Address that was asked for'),
      {
        name: 'allowedMarketing',
        type: 'checkbox',
        defaultValue: false,
        label: { he: 'אישר דיוור שיווקי', en: 'Agreed to marketing' },
      },
      {
        name: 'allowedSmsAndEmail',
        type: 'checkbox',
        defaultValue: false,
        label: { he: 'אישר SMS ודוא״ל', en: 'Agreed to SMS and e-mail' },
      },
      {
        name: 'language',
        type: 'select',
        options: ['he', 'en'],
        label: { he: 'שפה', en: 'Language' },
      },
      text('crmSystem', 'נמסר למערכת', 'Handed over to'),
      text('crmId', 'מספר במערכת', 'Number there'),
    ]),
  ],
});
