import { technicalTable } from '../../platform/database/technicalTable';

/**
 * Table of mails to users, kept until they are sent. The text is deleted afterwards, because it may contain a link that
 * sets a password.
 */
export const QueuedMails = technicalTable('queuedMails', [
  { name: 'to', type: 'text', required: true },
  { name: 'subject', type: 'text', required: true },
  { name: 'text', type: 'textarea' },
  { name: 'queuedAt', type: 'number', required: true, index: true },
  // Fields for the delivery state, which every document with deliveries has (`outbox/settleDeliveries`).
  { name: 'delivery', type: 'text' },
  { name: 'deliveryError', type: 'text' },
]);
