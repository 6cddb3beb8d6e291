import { inLetter } from '../../inbox/letter/inLetter';
import { inLetterOnly } from '../../inbox/letter/inLetterOnly';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { textField } from '../../platform/fields/textField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';

/** Job applications with their CVs (corporate-site §3, job application payload). */
export const Applications = inboxCollection({
  slug: 'applications',
  retentionDays: 365,
  // Refers to attachments, which are excluded from GraphQL.
  graphQL: false,
  labels: {
    singular: { he: 'מועמדות', en: 'Job application' },
    plural: { he: 'מועמדויות', en: 'Job applications' },
  },
  admin: {
    defaultColumns: ['reference', 'jobName', 'firstName', 'lastName', 'status', 'duplicateOf', 'createdAt'],
    listSearchableFields: ['reference', 'firstName', 'lastName', 'email', 'phone', 'jobName'],
  },
  fields: makeReadOnly([
    referenceField,
    {
      name: 'orderId',
      type: 'number',
      required: true,
      index: true,
      label: { he: 'מספר משרה', en: 'Job number' },
    },
    textField('jobName', 'משרה', 'Job'),
    inLetter('sender', textField('firstName', 'שם פרטי', 'First name', { required: true })),
    inLetter('sender', textField('lastName', 'שם משפחה', 'Last name', { required: true })),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', textField('email', 'דוא״ל', 'E-mail')),
    {
      name: 'cv',
      type: 'relationship',
      relationTo: 'attachments',
      label: { he: 'קורות חיים', en: 'CV' },
      admin: inLetterOnly,
    },
    {
      name: 'isReferral',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'חבר מביא חבר', en: 'A friend brings a friend' },
    },
    markPerson('named', textField('referralName', 'שם הממליץ', 'Name of the referrer')),
    markPerson('named', textField('referralPhone', 'טלפון הממליץ', 'Phone of the referrer')),
    markPerson('named', textField('referralEmail', 'דוא״ל הממליץ', 'E-mail of the referrer')),
    visitorLanguageField,
    inLetter('system', textField('hrSystem', 'נמסר למערכת', 'Handed over to')),
    textField('hrId', 'מספר במערכת', 'Number there'),
  ]),
});
