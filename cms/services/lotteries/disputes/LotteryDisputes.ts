import { inboxCollection } from '../../../inbox/inboxCollection';
import { inLetter } from '../../../inbox/letter/inLetter';
import { markPerson } from '../../../inbox/personalData/markPerson';
import { referenceField } from '../../../inbox/referenceField';
import { visitorLanguageField } from '../../../inbox/visitorLanguageField';
import { makeReadOnly } from '../../../platform/fields/makeReadOnly';
import { textField } from '../../../platform/fields/textField';
import { decideDispute } from './decideDispute';
import { isOpenDispute, keepDisputeOpen, keepOpenDispute } from './keepOpenDispute';

/**
 * Disputes between two confirmed registrations of one identity number, which staff decide by the papers.
 * The first keeps the ticket until then. The sender is the second registrant; staff reach the first through
 * that registration's entry.
 */
export const LotteryDisputes = inboxCollection({
  slug: 'lotteryDisputes',
  retentionDays: 1095,
  graphQL: false,
  labels: {
    singular: { he: 'שתי הרשמות, מספר זהות אחד', en: 'Two registrations, one number' },
    plural: { he: 'שתי הרשמות, מספר זהות אחד', en: 'Two registrations, one number' },
  },
  admin: {
    defaultColumns: ['reference', 'lottery', 'first', 'registration', 'decision', 'status', 'createdAt'],
    listSearchableFields: ['reference', 'fullName', 'email', 'phone'],
  },
  keptForNow: isOpenDispute,
  endpoints: [{ path: '/:id/decide', method: 'post', handler: decideDispute }],
  hooks: { beforeChange: [keepDisputeOpen], beforeDelete: [keepOpenDispute] },
  actions: [
    {
      name: 'rivals',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/services/lotteries/disputes/DisputedRegistrations#DisputedRegistrations' },
      },
    },
  ],
  fields: makeReadOnly([
    referenceField,
    {
      name: 'lottery',
      type: 'relationship',
      relationTo: 'lotteries',
      required: true,
      index: true,
      label: { he: 'הגרלה', en: 'Lottery' },
    },
    inLetter('none', {
      name: 'first',
      type: 'relationship',
      relationTo: 'lotteryRegistrations',
      index: true,
      label: { he: 'ההרשמה הראשונה', en: 'First registration' },
    }),
    inLetter('none', {
      name: 'registration',
      type: 'relationship',
      relationTo: 'lotteryRegistrations',
      index: true,
      label: { he: 'ההרשמה השנייה', en: 'Second registration' },
    }),
    inLetter('none', {
      name: 'decision',
      type: 'select',
      required: true,
      defaultValue: 'open',
      index: true,
      label: { he: 'החלטה', en: 'Decision' },
      options: [
        { value: 'open', label: { he: 'טרם הוחלט', en: 'Not decided' } },
        { value: 'first', label: { he: 'הראשונה משתתפת', en: 'The first takes part' } },
        { value: 'second', label: { he: 'השנייה משתתפת', en: 'The second takes part' } },
      ],
    }),
    inLetter('sender', textField('fullName', 'שם מלא', 'Full name', { required: true })),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', {
      name: 'email',
      type: 'email',
      required: true,
      label: { he: 'דוא״ל', en: 'E-mail' },
    }),
    visitorLanguageField,
  ]),
});
