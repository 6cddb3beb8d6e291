import type { FileScan } from '../platform/parts/fileScan';
import type { QueueMail } from '../platform/parts/mailQueue';
import type { Part } from '../platform/parts/part';
import { Deliveries } from './Deliveries';
import { deleteOldMails } from './mail/deleteOldMails';
import { queuedMail } from './mail/queuedMail';
import { queueMail } from './mail/queueMail';
import { QueuedMails } from './mail/QueuedMails';
import { outboxMetrics } from './outboxMetrics';
import { attachmentScan } from './scan/attachmentScan';
import { scanAttachment } from './scan/scanAttachment';

/** CMS part with the outbox: deliveries, queued mails and their metrics. */
export const outboxPart: Part = {
  collections: [Deliveries, QueuedMails],
  deliveries: [queuedMail, scanAttachment],
  figures: [outboxMetrics],
  chores: [deleteOldMails],
  registers: { fileScan: attachmentScan satisfies FileScan, mailQueue: queueMail satisfies QueueMail },
};
