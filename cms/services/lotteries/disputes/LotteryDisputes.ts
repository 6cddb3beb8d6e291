import { inboxCollection } from '../../../inbox/inboxCollection';
import { inLetter } from '../../../inbox/letter/inLetter';
import { markPerson } from '../../../inbox/personalData/markPerson';
import { referenceField } from '../../../inbox/referenceField';
import { visitorLanguageField } from '../../../inbox/visitorLanguageField';
import { makeReadOnly } from '../../../platform/fields/makeReadOnly';
import { decideDispute } from './decideDispute';
import { isOpenDispute, refuseToEndOpenDispute, refuseToDeleteOpenDispute } from './openDisputes';
import {
  emailField,
  indexedRelationField,
  selectField,
  textField,
} from '../../../platform/fields/shortFields';

/**
 * Disputes between two confirmed registrations with the same identity number. Staff check identity papers and decide
 * which one takes part; until then, the first keeps the ticket. The person shown as the sender of the entry is the
 * second registrant. Staff reach the first one through the entry of that registration.
 */
export const LotteryDisputes = inboxCollection({
  slug: 'lotteryDisputes',
  retentionDays: 1095,
  graphQL: false,
  labels: {
    singular: { he: 'שתי הרשמות, מספר זהות אחד', en: 'Two registrations, one identity number' },
    plural: { he: 'שתי הרשמות, מספר זהות אחד', en: 'Two registrations, one identity number' },
  },
  admin: {
    defaultColumns: ['reference', 'lottery', 'first', 'registration', 'decision', 'status', 'createdAt'],
    listSearchableFields: ['reference', 'fullName', 'email', 'phone'],
  },
  keptForNow: isOpenDispute,
  endpoints: [{ path: '/:id/decide', method: 'post', handler: decideDispute }],
  hooks: { beforeChange: [refuseToEndOpenDispute], beforeDelete: [refuseToDeleteOpenDispute] },
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
    indexedRelationField('lottery', 'lotteries', 'הגרלה', 'Lottery', { required: true }),
    inLetter(
      'none',
      indexedRelationField('first', 'lotteryRegistrations', 'ההרשמה הראשונה', 'First registration'),
    ),
    inLetter(
      'none',
      indexedRelationField('registration', 'lotteryRegistrations', 'ההרשמה השנייה', 'Second registration'),
    ),
    inLetter(
      'none',
      selectField('decision', 'החלטה', 'Decision', {
        required: true,
        defaultValue: 'open',
        index: true,
        options: [
          { value: 'open', label: { he: 'טרם הוחלט', en: 'Not decided yet' } },
          { value: 'first', label: { he: 'הראשונה משתתפת', en: 'The first takes part' } },
          { value: 'second', label: { he: 'השנייה משתתפת', en: 'The second takes part' } },
        ],
      }),
    ),
    inLetter('sender', textField('fullName', 'שם מלא', 'Full name', { required: true })),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', emailField('email', 'דוא״ל', 'E-mail', { required: true })),
    visitorLanguageField,
  ]),
});
