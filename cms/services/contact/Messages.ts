import { consentFields } from '../../inbox/consentFields';
import { inLetter } from '../../inbox/letter/inLetter';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';

/**
 * Contact messages (corporate-site §3, contact-us payload). Submitted fields are read-only; staff add status and
 * notes.
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
      {
        name: 'subject',
        type: 'relationship',
        relationTo: 'contactSubjects',
        label: { he: 'נושא', en: 'Subject' },
      },
      inLetter('company', {
        name: 'companyId',
        type: 'number',
        required: true,
        label: { he: 'חברה', en: 'Company' },
      }),
      // Constant of the payload (corporate-site §3).
      { name: 'contactUsType', type: 'text', required: true, admin: { hidden: true } },
      {
        name: 'freeTextSubject',
        type: 'text',
        label: { he: 'נושא חופשי', en: 'Free subject' },
      },
      inLetter('sender', {
        name: 'senderName',
        type: 'text',
        required: true,
        label: { he: 'שם', en: 'Name' },
      }),
      {
        name: 'senderPhone',
        type: 'text',
        required: true,
        label: { he: 'טלפון', en: 'Phone' },
      },
      markPerson('sender', {
        name: 'senderEmail',
        type: 'email',
        required: true,
        label: { he: 'דוא״ל', en: 'E-mail' },
      }),
      { name: 'content', type: 'textarea', label: { he: 'הודעה', en: 'Message' } },
      ...consentFields,
      visitorLanguageField,
    ]),
  ],
});
