import { technicalTable } from '../../platform/database/technicalTable';

/**
 * All reports that were ever public, with the progress of their alerts. The rows remain, so that a report is announced
 * only once.
 */
export const AlertReports = technicalTable('alertReports', [
  /** JSON array that identifies the report: the ids of its content rows and files (`readReports`). */
  { name: 'marks', type: 'text', required: true },
  /** Comma-separated kinds of alerts that apply to the report. It has several if it is published in several places. */
  { name: 'kinds', type: 'text', required: true },
  /** Content of the mail as JSON: title, date, file and page URLs (`ReportWords`). */
  { name: 'words', type: 'text', required: true },
  { name: 'seenAt', type: 'number', required: true },
  /**
   * `old`: will not be announced. `seen`: waits in case editors withdraw it. `telling`: its mails are being queued.
   * `told`: all mails are queued.
   */
  { name: 'state', type: 'text', required: true, index: true },
  /** Time when the announcement started. People who subscribed later get no mail. */
  { name: 'toldFrom', type: 'number' },
  /** Id of the last subscriber whose mail was queued. */
  { name: 'cursor', type: 'number', required: true },
]);
