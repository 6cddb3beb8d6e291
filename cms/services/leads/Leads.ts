import type { Field, FieldHook } from 'payload';
import { consentFields } from '../../inbox/consentFields';
import { apartmentGroup } from '../../inbox/apartmentGroup';
import { inLetter } from '../../inbox/letter/inLetter';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { textField } from '../../platform/fields/textField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import type { Lead } from '../../payload-types';
import { toLocale } from '../../platform/locales/locales';
import { projectText } from './leadNames';
import { inboxCollection } from '../../inbox/inboxCollection';

const number = (name: string, he: string, en: string): Field => ({
  name,
  type: 'number',
  index: true,
  label: { he, en },
});

const projectOf: FieldHook<Lead, unknown, Partial<Lead>> = ({ siblingData: { projectId }, req }) =>
  typeof projectId === 'number' ? projectText(req, projectId, toLocale(req.locale)) : null;

/** Contact details about projects and products (corporate-site §3, project lead payload). */
export const Leads = inboxCollection({
  slug: 'leads',
  retentionDays: 730,
  labels: { singular: { he: 'ליד', en: 'Lead' }, plural: { he: 'לידים', en: 'Leads' } },
  admin: {
    defaultColumns: ['reference', 'name', 'phone', 'project', 'status', 'duplicateOf', 'createdAt'],
    listSearchableFields: ['reference', 'name', 'email', 'phone'],
  },
  fields: [
    ...makeReadOnly([
      referenceField,
      inLetter('sender', textField('name', 'שם', 'Name', { required: true })),
      textField('phone', 'טלפון', 'Phone', { required: true }),
      markPerson('sender', {
        name: 'email',
        type: 'email',
        required: true,
        label: { he: 'דוא״ל', en: 'E-mail' },
      }),
      { name: 'comments', type: 'textarea', label: { he: 'הערות', en: 'Comments' } },
      inLetter('none', number('projectId', 'מספר פרויקט', 'Project number')),
      {
        ...textField('project', 'פרויקט', 'Project'),
        virtual: true,
        admin: { disableListFilter: true },
        hooks: { afterRead: [projectOf] },
      },
      inLetter('none', textField('projectStatus', 'סטטוס הפרויקט', 'Project status')),
      inLetter('company', number('companyId', 'חברה', 'Company')),
      textField('formSubject', 'נושא', 'Subject'),
      inLetter('none', textField('formType', 'סוג הטופס', 'Type of the form')),
      apartmentGroup,
      // Visitors may enter any address.
      markPerson(
        'nobody',
        inLetter('none', textField('toEmail', 'כתובת שהתבקשה', 'Address that was asked for')),
      ),
      ...consentFields,
      visitorLanguageField,
      inLetter('system', textField('crmSystem', 'נמסר למערכת', 'Handed over to')),
      textField('crmId', 'מספר במערכת', 'Number there'),
    ]),
  ],
});
