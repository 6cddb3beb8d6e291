import { inLetter } from '../../inbox/letter/inLetter';
import { inLetterOnly } from '../../inbox/letter/inLetterOnly';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';
import { checkboxField, numberField, relationField, textField } from '../../platform/fields/shortFields';

/** Job applications with their CVs (corporate-site §3, job application payload). */
export const Applications = inboxCollection({
  slug: 'applications',
  retentionDays: 365,
  // Excluded from GraphQL, because the entries refer to attachments, which GraphQL does not expose either.
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
    numberField('orderId', 'מספר משרה', 'Job number', { required: true, index: true }),
    textField('jobName', 'משרה', 'Job'),
    inLetter('sender', textField('firstName', 'שם פרטי', 'First name', { required: true })),
    inLetter('sender', textField('lastName', 'שם משפחה', 'Last name', { required: true })),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', textField('email', 'דוא״ל', 'E-mail')),
    relationField('cv', 'attachments', 'קורות חיים', 'CV', { admin: inLetterOnly }),
    checkboxField('isReferral', 'חבר מביא חבר', 'Referred by a friend'),
    markPerson('named', textField('referralName', 'שם הממליץ', 'Referrer’s name')),
    markPerson('named', textField('referralPhone', 'טלפון הממליץ', 'Referrer’s phone')),
    markPerson('named', textField('referralEmail', 'דוא״ל הממליץ', 'Referrer’s e-mail')),
    visitorLanguageField,
    inLetter('system', textField('hrSystem', 'נמסר למערכת', 'Sent to system')),
    textField('hrId', 'מספר במערכת', 'Number in that system'),
  ]),
});
