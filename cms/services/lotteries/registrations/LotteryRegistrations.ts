import type { DateField } from 'payload';
import { consentFields } from '../../../inbox/consentFields';
import { inboxCollection } from '../../../inbox/inboxCollection';
import { inLetter } from '../../../inbox/letter/inLetter';
import { markPerson } from '../../../inbox/personalData/markPerson';
import { referenceField } from '../../../inbox/referenceField';
import { visitorLanguageField } from '../../../inbox/visitorLanguageField';
import { nobody } from '../../../platform/access/nobody';
import { makeReadOnly } from '../../../platform/fields/makeReadOnly';
import { guardTickets, auditTicketChange } from './guardTickets';
import { reassignOpenMail } from './reassignOpenMail';
import { settleBeforeDeletion } from './settleBeforeDeletion';
import {
  emailField,
  momentField,
  indexedRelationField,
  selectField,
  textField,
} from '../../../platform/fields/shortFields';

const hidden = { create: nobody, read: nobody, update: nobody };

const moment = (name: string, he: string, en: string): DateField =>
  momentField(name, he, en, { admin: { condition: (data) => Boolean(data[name]) } });

/**
 * Registrations for lotteries. The reference is the lottery number that is published, so it contains no personal data.
 * A registration takes part after it is confirmed by e-mail, at most one for each identity number.
 */
export const LotteryRegistrations = inboxCollection({
  slug: 'lotteryRegistrations',
  retentionDays: 1095,
  // Excluded from GraphQL, because the rows contain hashes of identity numbers. Only the admin panel may read them.
  graphQL: false,
  labels: {
    singular: { he: 'הרשמה להגרלה', en: 'Lottery registration' },
    plural: { he: 'הרשמות להגרלות', en: 'Lottery registrations' },
  },
  admin: {
    defaultColumns: ['reference', 'lottery', 'fullName', 'takesPart', 'status', 'createdAt'],
    listSearchableFields: ['reference', 'fullName', 'email', 'phone'],
  },
  hooks: {
    beforeChange: [guardTickets],
    afterChange: [auditTicketChange],
    beforeDelete: [settleBeforeDeletion, reassignOpenMail],
  },
  actions: [
    selectField('takesPart', 'משתתפת בהגרלה', 'Takes part', {
      required: true,
      defaultValue: 'yes',
      index: true,
      admin: { position: 'sidebar' },
      description: {
        he: 'הרשמה משתתפת אחרי שאושרה בדוא״ל. אפשר לשנות עד לפרסום הרשימה. לכל מספר זהות משתתפת הרשמה אחת.',
        en: 'A registration takes part after it is confirmed by e-mail. It can be changed until the list is published. Each identity number takes part once.',
      },
      options: [
        { value: 'yes', label: { he: 'כן', en: 'Yes' } },
        {
          value: 'unconfirmed',
          label: { he: 'עדיין לא: לא אושרה בדוא״ל', en: 'Not yet: not confirmed by e-mail' },
        },
        {
          value: 'disputed',
          label: {
            he: 'בבדיקה: שתי הרשמות, מספר זהות אחד',
            en: 'To be decided: two registrations, one identity number',
          },
        },
        {
          value: 'repeated',
          label: {
            he: 'לא: הרשמה אחרת עם אותו מספר זהות משתתפת',
            en: 'No: another registration with the number takes part',
          },
        },
        { value: 'withdrawn', label: { he: 'לא: בוטלה', en: 'No: withdrawn' } },
      ],
    }),
  ],
  fields: makeReadOnly([
    referenceField,
    indexedRelationField('lottery', 'lotteries', 'הגרלה', 'Lottery', { required: true }),
    inLetter('sender', textField('fullName', 'שם מלא', 'Full name', { required: true })),
    textField('idEnding', 'הספרות האחרונות של מספר הזהות', 'Last digits of the identity number'),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', emailField('email', 'דוא״ל', 'E-mail', { required: true })),
    moment('confirmedAt', 'אושרה בדוא״ל', 'Confirmed by e-mail'),
    inLetter('none', moment('remindedAt', 'נשלחה תזכורת', 'Reminder sent')),
    ...consentFields,
    visitorLanguageField,
  ]).concat(
    { name: 'identity', type: 'text', index: true, hidden: true, access: hidden },
    // Hash of the identity number; set only if the registration takes part. The unique column ensures that no identity
    // number takes part twice.
    { name: 'ticket', type: 'text', unique: true, hidden: true, access: hidden },
  ),
});
