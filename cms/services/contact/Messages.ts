import { consentFields } from '../../inbox/consentFields';
import { inLetter } from '../../inbox/letter/inLetter';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';
import {
  areaField,
  emailField,
  numberField,
  relationField,
  textField,
} from '../../platform/fields/shortFields';

/**
 * Contact messages (corporate-site §3, contact-us payload). What the visitor sent is read-only; staff can set a status
 * and add notes.
 */
export const Messages = inboxCollection({
  slug: 'messages',
  retentionDays: 730,
  labels: { singular: { he: 'פנייה', en: 'Message' }, plural: { he: 'פניות', en: 'Messages' } },
  admin: {
    defaultColumns: ['reference', 'senderName', 'subject', 'status', 'duplicateOf', 'assignee', 'createdAt'],
    listSearchableFields: [
      'reference',
      'senderName',
      'senderEmail',
      'senderPhone',
      'subject.name',
      'freeTextSubject',
      'content',
    ],
  },
  fields: [
    ...makeReadOnly([
      referenceField,
      relationField('subject', 'contactSubjects', 'נושא', 'Subject'),
      inLetter('company', numberField('companyId', 'חברה', 'Company', { required: true })),
      // The specification requires this field in the payload, where its value is constant (corporate-site §3).
      { name: 'contactUsType', type: 'text', required: true, admin: { hidden: true } },
      textField('freeTextSubject', 'נושא חופשי', 'Own subject'),
      inLetter('sender', textField('senderName', 'שם', 'Name', { required: true })),
      textField('senderPhone', 'טלפון', 'Phone', { required: true }),
      markPerson('sender', emailField('senderEmail', 'דוא״ל', 'E-mail', { required: true })),
      areaField('content', 'הודעה', 'Message'),
      ...consentFields,
      visitorLanguageField,
    ]),
  ],
});
