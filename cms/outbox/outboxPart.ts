import type { FileScan } from '../platform/parts/fileScan';
import type { OrderMail } from '../platform/parts/orderMail';
import type { Part } from '../platform/parts/part';
import { Deliveries } from './Deliveries';
import { forgetSentMails } from './mail/forgetSentMails';
import { queuedMail } from './mail/queuedMail';
import { queueMail } from './mail/queueMail';
import { QueuedMails } from './mail/QueuedMails';
import { outboxFigures } from './outboxFigures';
import { attachmentScan } from './scan/attachmentScan';
import { scanAttachment } from './scan/scanAttachment';

/** Outbox: deliveries, queued mails and their metrics. */
export const outboxPart: Part = {
  collections: [Deliveries, QueuedMails],
  deliveries: [queuedMail, scanAttachment],
  figures: [outboxFigures],
  chores: [forgetSentMails],
  registers: { fileScan: attachmentScan satisfies FileScan, orderMail: queueMail satisfies OrderMail },
};
