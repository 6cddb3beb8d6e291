import { technicalTable } from '../../platform/database/technicalTable';

/** Reports that were ever public, with the progress of their alerts, so that each is announced once. */
export const AlertReports = technicalTable('alertReports', [
  /** Identity as JSON: content rows and files of the report (`readReports`). */
  { name: 'marks', type: 'text', required: true },
  /** Comma-separated kinds under which it is published. */
  { name: 'kinds', type: 'text', required: true },
  /** Content of the mail as JSON: title, date and address in each language. */
  { name: 'words', type: 'text', required: true },
  { name: 'seenAt', type: 'number', required: true },
  /**
   * `old`: never announced. `seen`: waits for a possible withdrawal. `telling`: mails are being queued. `told`: all
   * are queued.
   */
  { name: 'state', type: 'text', required: true, index: true },
  /** Start of the alert; later subscribers are not notified. */
  { name: 'toldFrom', type: 'number' },
  /** Last subscriber whose mail is queued. */
  { name: 'cursor', type: 'number', required: true },
]);
