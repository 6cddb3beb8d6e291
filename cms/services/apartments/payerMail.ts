import { sendVisitorMail } from '../../integrations/mail/sendVisitorMail';
import { readDelivered } from '../../outbox/readDelivered';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { formatDateTime } from '../../platform/labels/formatValues';
import { payerText, type PayerText } from './payerTexts';

/**
 * Sends the payer a mail that confirms the payment or announces its refund. It does not contain the identity number.
 */
export const payerMail: DeliveryKind = {
  slug: 'payerMail',
  label: { he: 'דוא״ל למשלם', en: 'E-mail to the payer' },
  collection: 'reservations',
  courtesy: true,
  maxAttempts: 12,
  deliver: async (order) => {
    const { payload, key } = order;
    const reservation = await readDelivered(order, 'reservations');
    const { reference, amount, paidAt, paymentState, provider, refundOrderedAt } = reservation;
    const language = reservation.language ?? 'he';
    const text = (name: PayerText) => payerText(name, language);
    const paid = paymentState === 'paid';
    const news = paid ? 'paid' : refundOrderedAt ? 'refund' : 'late';
    const title = text(`${news}Title`);
    await sendVisitorMail(payload, {
      to: reservation.email,
      subject: `${title} – ${reference}`,
      key,
      language,
      title,
      paragraphs: [text(`${news}Text`)],
      facts: [
        [text('reference'), reference],
        [text('home'), reservation.title || reservation.assetName],
        [text('amount'), `₪${amount.toLocaleString('en-US')}`],
        ...(paidAt ? [[text('paidAt'), formatDateTime(paidAt, language)] as const] : []),
        [text('payer'), reservation.fullName],
      ],
      closing: [...(provider === 'sandbox' ? [text('sandbox')] : []), ...(paid ? [text('notInvoice')] : [])],
    });
  },
};
