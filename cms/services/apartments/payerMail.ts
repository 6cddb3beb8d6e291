import { sendVisitorMail } from '../../integrations/mail/sendVisitorMail';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { payerText, type PayerText } from './payerTexts';

const TIME_ZONE = 'Asia/Jerusalem';

/** Formats a time in the homes' time zone. */
const timeOf = (iso: string, language: string): string =>
  new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(iso));

/** Mail to the payer: confirms the payment, or announces its refund. Contains no identity number. */
export const payerMail: DeliveryKind = {
  slug: 'payerMail',
  label: { he: 'דואר למשלם', en: 'Mail to the payer' },
  collection: 'reservations',
  courtesy: true,
  maxAttempts: 12,
  deliver: async ({ payload, recordId, key }) => {
    const reservation = await payload.findByID({
      collection: 'reservations',
      id: recordId,
      depth: 0,
      disableErrors: true,
    });
    if (!reservation) throw new DeliveryFault('The reservation was deleted', { permanent: true });
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
        ...(paidAt ? [[text('paidAt'), timeOf(paidAt, language)] as const] : []),
        [text('payer'), reservation.fullName],
      ],
      closing: [...(provider === 'sandbox' ? [text('sandbox')] : []), ...(paid ? [text('notInvoice')] : [])],
    });
  },
};
