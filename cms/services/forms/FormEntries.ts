import { inLetter } from '../../inbox/letter/inLetter';
import { inLetterOnly } from '../../inbox/letter/inLetterOnly';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';

/** Entries of custom forms: each visible field with the caption that the visitor read. */
export const FormEntries = inboxCollection({
  slug: 'formEntries',
  retentionDays: 730,
  // Refers to attachments, which are excluded from GraphQL.
  graphQL: false,
  labels: {
    singular: { he: 'טופס שהתקבל', en: 'Form entry' },
    plural: { he: 'טפסים שהתקבלו', en: 'Form entries' },
  },
  admin: {
    defaultColumns: [
      'reference',
      'senderName',
      'formTitle',
      'status',
      'duplicateOf',
      'assignee',
      'createdAt',
    ],
    listSearchableFields: ['reference', 'senderName', 'formTitle', 'email', 'phone'],
  },
  fields: [
    ...makeReadOnly([
      referenceField,
      inLetter('none', {
        name: 'form',
        type: 'relationship',
        relationTo: 'forms',
        index: true,
        label: { he: 'הטופס', en: 'Form' },
      }),
      { name: 'formTitle', type: 'text', label: { he: 'שם הטופס', en: 'Name of the form' } },
      inLetter('sender', { name: 'senderName', type: 'text', label: { he: 'שם הפונה', en: 'Sender' } }),
      markPerson('sender', { name: 'email', type: 'text', label: { he: 'דוא״ל', en: 'E-mail' } }),
      { name: 'phone', type: 'text', label: { he: 'טלפון', en: 'Phone' } },
      inLetter('answers', {
        name: 'answers',
        type: 'array',
        interfaceName: 'FormEntryAnswers',
        label: { he: 'מה נשלח', en: 'What was sent' },
        labels: { singular: { he: 'שדה', en: 'Field' }, plural: { he: 'שדות', en: 'Fields' } },
        admin: { components: { RowLabel: '/platform/adminUi/RowLabel#RowLabel' } },
        fields: [
          { name: 'caption', type: 'text', label: { he: 'שדה', en: 'Field' } },
          { name: 'value', type: 'textarea', label: { he: 'תשובה', en: 'Answer' } },
          { name: 'alias', type: 'text', label: { he: 'כינוי', en: 'Alias' } },
        ],
      }),
      {
        name: 'attachments',
        type: 'relationship',
        relationTo: 'attachments',
        hasMany: true,
        label: { he: 'קבצים', en: 'Files' },
        admin: inLetterOnly,
      },
      visitorLanguageField,
      inLetter('none', {
        name: 'contentId',
        type: 'text',
        label: { he: 'מזהה הדף אצל השולח', en: 'The sender’s id of the page' },
        admin: { condition: (data) => Boolean(data.contentId) },
      }),
    ]),
  ],
});
