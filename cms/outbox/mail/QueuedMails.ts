import { technicalTable } from '../../platform/database/technicalTable';

/** Mails of the CMS to its own people, until they are sent: then their text, which may hold a link to set a password, is forgotten. */
export const QueuedMails = technicalTable('queuedMails', [
  { name: 'to', type: 'text', required: true },
  { name: 'subject', type: 'text', required: true },
  { name: 'text', type: 'textarea' },
  { name: 'queuedAt', type: 'number', required: true, index: true },
  // How far it got, as every document has that is delivered (`outbox/settleDelivery`).
  { name: 'delivery', type: 'text' },
  { name: 'deliveryError', type: 'text' },
]);
