import type { Field } from 'payload';
import { nobody } from '../../platform/access/nobody';
import { removeSandboxPayer } from '../../integrations/payment/sandbox/removeSandboxPayer';
import { inLetter } from '../../inbox/letter/inLetter';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';
import { isManualDeletion } from '../../platform/audit/auditDeletion';
import { closeRefund } from './closeRefund';
import { releaseApartment } from './holds/releaseApartment';
import { refuseUnsettledDeletion, isPaymentPending } from './refuseUnsettledDeletion';
import { orderRefund } from './orderRefund';
import {
  checkboxField,
  momentField,
  numberField,
  selectField,
  textField,
} from '../../platform/fields/shortFields';

const consent = (name: string, he: string, en: string): Field => checkboxField(name, he, en);

/**
 * Reservations of apartments with their advance payments (project-marketing §3, §4). The payment's state follows the
 * provider's notices and the refunds of staff; editors cannot change it.
 */
export const Reservations = inboxCollection({
  slug: 'reservations',
  // Seven years, as bookkeeping law requires.
  retentionDays: 2555,
  // Reservations contain identity numbers, so only the admin panel may read them.
  graphQL: false,
  actions: [
    {
      name: 'refund',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/services/apartments/RefundAction#RefundAction' },
      },
    },
  ],
  // Bookkeeping law requires keeping reservations for which money was received.
  keptByLaw: ({ paymentState }) => ['paid', 'refunding', 'refunded'].includes(String(paymentState)),
  keptForNow: isPaymentPending,
  endpoints: [
    { path: '/:id/refund', method: 'post', handler: orderRefund },
    { path: '/:id/refunded', method: 'post', handler: closeRefund },
  ],
  hooks: {
    beforeDelete: [refuseUnsettledDeletion],
    afterDelete: [
      async ({ req, doc }) => {
        const { paymentState, reference } = doc as { paymentState: string; reference: string };
        await removeSandboxPayer(req, reference);
        // Retention deletes old sales automatically. Their apartments must remain sold.
        if (paymentState !== 'paid' || isManualDeletion(req)) await releaseApartment(req, reference);
      },
    ],
  },
  labels: {
    singular: { he: 'שריון ותשלום', en: 'Reservation' },
    plural: { he: 'שריונים ותשלומים', en: 'Reservations' },
  },
  admin: {
    defaultColumns: ['reference', 'title', 'fullName', 'amount', 'paymentState', 'status', 'createdAt'],
    listSearchableFields: ['reference', 'fullName', 'email', 'phone', 'title', 'assetName', 'processId'],
  },
  fields: makeReadOnly([
    referenceField,
    selectField('paymentState', 'מצב התשלום', 'Payment state', {
      required: true,
      defaultValue: 'pending',
      index: true,
      options: [
        { value: 'pending', label: { he: 'ממתין', en: 'Pending' } },
        { value: 'paid', label: { he: 'שולם', en: 'Paid' } },
        { value: 'declined', label: { he: 'נדחה', en: 'Declined' } },
        { value: 'expired', label: { he: 'פג תוקף', en: 'Expired' } },
        { value: 'refunding', label: { he: 'בתהליך החזר', en: 'Being refunded' } },
        { value: 'refunded', label: { he: 'הוחזר', en: 'Refunded' } },
      ],
    }),
    inLetter('money', numberField('amount', 'סכום (₪)', 'Amount (₪)', { required: true })),
    momentField('paidAt', 'מועד התשלום', 'Paid at'),
    momentField('refundOrderedAt', 'מועד בקשת ההחזר', 'Refund requested by staff at', {
      admin: { condition: (data) => Boolean(data.refundOrderedAt) },
    }),
    momentField('heldUntil', 'הדירה שמורה עד', 'Held until'),
    textField('assetName', 'שם הנכס', 'Asset name', { required: true }),
    textField('title', 'הדירה', 'Home'),
    inLetter('none', textField('description', 'תיאור', 'Description')),
    inLetter('sender', textField('fullName', 'שם מלא', 'Full name', { required: true })),
    textField('idNumber', 'מספר זהות', 'Identity number', { required: true }),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', textField('email', 'דוא״ל', 'E-mail', { required: true })),
    consent('checkbox1', 'הסכמה לתנאי השריון', 'Agreed to the terms of reservation'),
    consent('checkbox2', 'הסכמה לדיוור שיווקי', 'Agreed to marketing messages'),
    visitorLanguageField,
    inLetter('none', textField('provider', 'ספק התשלומים', 'Payment provider')),
    inLetter(
      'none',
      textField('processId', 'מספר העסקה אצל הספק', 'Provider’s payment number', {
        required: true,
        unique: true,
        index: true,
      }),
    ),
  ]).concat({
    // Secret of the payment at the provider. It must stay hidden, because anyone who has it can query the payment's
    // state.
    name: 'processToken',
    type: 'text',
    required: true,
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
  }),
});
