import { technicalTable } from '../../platform/database/technicalTable';

/** Queued mails, one for each report and subscriber. */
export const AlertMails = technicalTable('alertMails', [
  /** Report and subscriber; the unique key prevents a second mail. */
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'report', type: 'number', required: true },
  { name: 'subscriber', type: 'number', required: true, index: true },
  { name: 'queuedAt', type: 'number', required: true, index: true },
]);
