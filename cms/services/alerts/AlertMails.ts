import { technicalTable } from '../../platform/database/technicalTable';

/** Queued alert e-mails, one row for each pair of report and subscriber. */
export const AlertMails = technicalTable('alertMails', [
  /** Ids of report and subscriber. The key is unique, so that nobody gets a second mail about the same report. */
  { name: 'key', type: 'text', required: true, unique: true, index: true },
  { name: 'report', type: 'number', required: true },
  { name: 'subscriber', type: 'number', required: true, index: true },
  { name: 'queuedAt', type: 'number', required: true, index: true },
]);
