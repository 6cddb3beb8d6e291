import { technicalTable } from '../../platform/database/technicalTable';

/**
 * Mails to users until they are sent. Afterwards their text is deleted, because it may contain a link that
 * sets a password.
 */
export const QueuedMails = technicalTable('queuedMails', [
  { name: 'to', type: 'text', required: true },
  { name: 'subject', type: 'text', required: true },
  { name: 'text', type: 'textarea' },
  { name: 'queuedAt', type: 'number', required: true, index: true },
  // Delivery state, as in every delivered document (`outbox/settleDelivery`).
  { name: 'delivery', type: 'text' },
  { name: 'deliveryError', type: 'text' },
]);
