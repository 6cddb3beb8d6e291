import { technicalTable } from '../../platform/database/technicalTable';

/** Reports that were ever public, so that each is told of once, and how far the telling is. */
export const AlertReports = technicalTable('alertReports', [
  /** By what it is known again, as JSON: the rows of content in which it stands, and its files (`readReports`). */
  { name: 'marks', type: 'text', required: true },
  /** Where it stands, with commas between: names of kinds. */
  { name: 'kinds', type: 'text', required: true },
  /** What the mail says, as JSON: title, day and address in each language. */
  { name: 'words', type: 'text', required: true },
  { name: 'seenAt', type: 'number', required: true },
  /** `old`: never told of. `seen`: waits, should it be withdrawn. `telling`: mails are being queued. `told`: all are. */
  { name: 'state', type: 'text', required: true, index: true },
  /** Since when mails are queued: who subscribes later is not told. */
  { name: 'toldFrom', type: 'number' },
  /** The last subscriber whose mail is queued. */
  { name: 'cursor', type: 'number', required: true },
]);
