import type { Field } from 'payload';
import { nobody } from '../../platform/access/nobody';
import { removeSandboxPayer } from '../../integrations/payment/sandbox/removeSandboxPayer';
import { inLetter } from '../../inbox/letter/inLetter';
import { markPerson } from '../../inbox/personalData/markPerson';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { referenceField } from '../../inbox/referenceField';
import { textField } from '../../platform/fields/textField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { inboxCollection } from '../../inbox/inboxCollection';
import { isManualDeletion } from '../../platform/audit/auditDeletion';
import { closeRefund } from './closeRefund';
import { freeApartment } from './holds/freeApartment';
import { keepMoneyUnderWay, mayStillBePaid } from './keepMoneyUnderWay';
import { orderRefund } from './orderRefund';

const consent = (name: string, he: string, en: string): Field => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label: { he, en },
});

/**
 * Advance payments for apartments (project-marketing §3, §4). Only the provider's answers change the state of
 * a payment.
 */
export const Reservations = inboxCollection({
  slug: 'reservations',
  // Bookkeeping law: seven years.
  retentionDays: 2555,
  // Contains identity numbers: only the admin reads them.
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
  // Payments received are subject to bookkeeping law.
  keptByLaw: ({ paymentState }) => ['paid', 'refunding', 'refunded'].includes(String(paymentState)),
  keptForNow: mayStillBePaid,
  endpoints: [
    { path: '/:id/refund', method: 'post', handler: orderRefund },
    { path: '/:id/refunded', method: 'post', handler: closeRefund },
  ],
  hooks: {
    beforeDelete: [keepMoneyUnderWay],
    afterDelete: [
      async ({ req, doc }) => {
        const { paymentState, reference } = doc as { paymentState: string; reference: string };
        await removeSandboxPayer(req, reference);
        // Retention deletes old sales; their homes stay sold.
        if (paymentState !== 'paid' || isManualDeletion(req)) await freeApartment(req, reference);
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
    {
      name: 'paymentState',
      type: 'select',
      required: true,
      defaultValue: 'pending',
      index: true,
      label: { he: 'מצב התשלום', en: 'State of the payment' },
      options: [
        { value: 'pending', label: { he: 'ממתין', en: 'Pending' } },
        { value: 'paid', label: { he: 'שולם', en: 'Paid' } },
        { value: 'declined', label: { he: 'נדחה', en: 'Declined' } },
        { value: 'expired', label: { he: 'פג תוקף', en: 'Expired' } },
        { value: 'refunding', label: { he: 'בהחזרה', en: 'Being refunded' } },
        { value: 'refunded', label: { he: 'הוחזר', en: 'Refunded' } },
      ],
    },
    inLetter('money', {
      name: 'amount',
      type: 'number',
      required: true,
      label: { he: 'סכום (₪)', en: 'Amount (₪)' },
    }),
    {
      name: 'paidAt',
      type: 'date',
      label: { he: 'שולם ב', en: 'Paid at' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'refundOrderedAt',
      type: 'date',
      label: { he: 'הצוות הזמין החזר ב', en: 'Refund ordered by staff at' },
      admin: { date: { pickerAppearance: 'dayAndTime' }, condition: (data) => Boolean(data.refundOrderedAt) },
    },
    {
      name: 'heldUntil',
      type: 'date',
      label: { he: 'הדירה שמורה עד', en: 'Held until' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    textField('assetName', 'קוד הנכס', 'Code of the asset', { required: true }),
    textField('title', 'הדירה', 'Home'),
    inLetter('none', textField('description', 'תיאור', 'Description')),
    inLetter('sender', textField('fullName', 'שם מלא', 'Full name', { required: true })),
    textField('idNumber', 'מספר זהות', 'Identity number', { required: true }),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', textField('email', 'דוא״ל', 'E-mail', { required: true })),
    consent('checkbox1', 'אישר את תנאי השריון', 'Agreed to the terms of reservation'),
    consent('checkbox2', 'אישר דיוור מסחרי', 'Agreed to commercial messages'),
    visitorLanguageField,
    inLetter('none', textField('provider', 'ספק התשלום', 'Payment provider')),
    inLetter('none', {
      name: 'processId',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { he: 'מספר אצל הספק', en: 'Number at the provider' },
    }),
  ]).concat({
    // Its owner may ask for the state of the payment.
    name: 'processToken',
    type: 'text',
    required: true,
    access: { read: nobody, update: nobody },
    admin: { hidden: true },
  }),
});
