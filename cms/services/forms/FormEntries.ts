import { inLetter } from '../../inbox/letter/inLetter';
import { inLetterOnly } from '../../inbox/letter/inLetterOnly';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';
import {
  areaField,
  relationsField,
  listField,
  indexedRelationField,
  textField,
} from '../../platform/fields/shortFields';

/** Entries of custom forms. Each answer is stored with the caption that the visitor saw. */
export const FormEntries = inboxCollection({
  slug: 'formEntries',
  retentionDays: 730,
  // Excluded from GraphQL, because the entries refer to attachments, which GraphQL does not expose either.
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
      inLetter('none', indexedRelationField('form', 'forms', 'הטופס', 'Form')),
      textField('formTitle', 'שם הטופס', 'Form name'),
      inLetter('sender', textField('senderName', 'שם הפונה', 'Sender')),
      markPerson('sender', textField('email', 'דוא״ל', 'E-mail')),
      textField('phone', 'טלפון', 'Phone'),
      inLetter(
        'answers',
        listField('answers', 'מה נשלח', 'What was sent', {
          interfaceName: 'FormEntryAnswers',
          labels: { singular: { he: 'שדה', en: 'Field' }, plural: { he: 'שדות', en: 'Fields' } },
          admin: { components: { RowLabel: '/platform/adminUi/RowLabel#RowLabel' } },
          fields: [
            textField('caption', 'שדה', 'Field'),
            areaField('value', 'תשובה', 'Answer'),
            textField('alias', 'כינוי', 'Alias'),
          ],
        }),
      ),
      relationsField('attachments', 'attachments', 'קבצים', 'Files', { admin: inLetterOnly }),
      visitorLanguageField,
      inLetter(
        'none',
        textField('contentId', 'מזהה הדף שממנו נשלח', 'Id of the page it was sent from', {
          admin: { condition: (data) => Boolean(data.contentId) },
        }),
      ),
    ]),
  ],
});
