import type { Field, FieldHook } from 'payload';
import { consentFields } from '../../inbox/consentFields';
import { apartmentGroup } from '../../inbox/apartmentGroup';
import { inLetter } from '../../inbox/letter/inLetter';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import type { Lead } from '../../payload-types';
import { toLocale } from '../../platform/locales/locales';
import { projectText } from './leadNames';
import { inboxCollection } from '../../inbox/inboxCollection';
import { areaField, emailField, numberField, textField } from '../../platform/fields/shortFields';

const number = (name: string, he: string, en: string): Field => numberField(name, he, en, { index: true });

const projectOf: FieldHook<Lead, unknown, Partial<Lead>> = ({ siblingData: { projectId }, req }) =>
  typeof projectId === 'number' ? projectText(req, projectId, toLocale(req.locale)) : null;

/** Leads: contact details that visitors leave about projects and products (corporate-site §3, project lead payload). */
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
      markPerson('sender', emailField('email', 'דוא״ל', 'E-mail', { required: true })),
      areaField('comments', 'הערות', 'Comments'),
      inLetter('none', number('projectId', 'מספר פרויקט', 'Project number')),
      textField('project', 'פרויקט', 'Project', {
        virtual: true,
        admin: { disableListFilter: true },
        hooks: { afterRead: [projectOf] },
      }),
      inLetter('none', textField('projectStatus', 'שלב הפרויקט', 'Project status')),
      inLetter('company', number('companyId', 'חברה', 'Company')),
      textField('formSubject', 'נושא', 'Subject'),
      inLetter('none', textField('formType', 'סוג הטופס', 'Form type')),
      apartmentGroup,
      // Visitors can type any address here, so it does not identify a person to whom the entry belongs.
      markPerson(
        'nobody',
        inLetter('none', textField('toEmail', 'כתובת מבוקשת לקבלת הליד', 'Requested address for the lead')),
      ),
      ...consentFields,
      visitorLanguageField,
      inLetter('system', textField('crmSystem', 'נמסר למערכת', 'Sent to system')),
      textField('crmId', 'מספר במערכת', 'Number in that system'),
    ]),
  ],
});
