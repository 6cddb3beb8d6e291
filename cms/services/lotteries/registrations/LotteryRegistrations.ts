import { agreedFields } from '../../../inbox/agreedFields';
import { inboxCollection } from '../../../inbox/inboxCollection';
import { inLetter } from '../../../inbox/letter/inLetter';
import { ofPerson } from '../../../inbox/personalData/ofPerson';
import { referenceField } from '../../../inbox/referenceField';
import { visitorLanguageField } from '../../../inbox/visitorLanguageField';
import { nobody } from '../../../platform/access/nobody';
import { received } from '../../../platform/fields/received';
import { textField } from '../../../platform/fields/textField';
import { keepTickets, noteTicketChange } from './keepTickets';

const hidden = { create: nobody, read: nobody, update: nobody };

/**
 * Who registered for a lottery. The reference is the number that is drawn: it is published, so nothing of a person stands in it. One
 * registration of an identity takes part; staff can let another one take part instead, or none, until registration is closed.
 */
export const LotteryRegistrations = inboxCollection({
  slug: 'lotteryRegistrations',
  retentionDays: 1095,
  // Traces of identities: nothing reads them but the admin.
  graphQL: false,
  labels: {
    singular: { he: 'הרשמה להגרלה', en: 'Lottery registration' },
    plural: { he: 'הרשמות להגרלות', en: 'Lottery registrations' },
  },
  admin: {
    defaultColumns: ['reference', 'lottery', 'fullName', 'takesPart', 'status', 'createdAt'],
    listSearchableFields: ['reference', 'fullName', 'email', 'phone'],
  },
  hooks: { beforeChange: [keepTickets], afterChange: [noteTicketChange] },
  actions: [
    {
      name: 'takesPart',
      type: 'select',
      required: true,
      defaultValue: 'yes',
      index: true,
      label: { he: 'משתתפת בהגרלה', en: 'Takes part' },
      admin: {
        position: 'sidebar',
        description: {
          he: 'אפשר לשנות עד לסגירת ההרשמה. לכל מספר זהות משתתפת הרשמה אחת.',
          en: 'Can be changed until registration is closed. Of one identity number, one registration takes part.',
        },
      },
      options: [
        { value: 'yes', label: { he: 'כן', en: 'Yes' } },
        { value: 'repeated', label: { he: 'לא: מספר הזהות כבר נרשם', en: 'No: registered before' } },
        { value: 'withdrawn', label: { he: 'לא: בוטלה', en: 'No: withdrawn' } },
      ],
    },
  ],
  fields: received([
    referenceField,
    {
      name: 'lottery',
      type: 'relationship',
      relationTo: 'lotteries',
      required: true,
      index: true,
      label: { he: 'הגרלה', en: 'Lottery' },
    },
    inLetter('sender', textField('fullName', 'שם מלא', 'Full name', { required: true })),
    textField('idEnding', 'סוף מספר הזהות', 'End of the identity number'),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    ofPerson('sender', {
      name: 'email',
      type: 'email',
      required: true,
      label: { he: 'דוא״ל', en: 'E-mail' },
    }),
    ...agreedFields,
    visitorLanguageField,
  ]).concat(
    { name: 'identity', type: 'text', index: true, hidden: true, access: hidden },
    // The identity of who takes part: the database has each once.
    { name: 'ticket', type: 'text', unique: true, hidden: true, access: hidden },
  ),
});
