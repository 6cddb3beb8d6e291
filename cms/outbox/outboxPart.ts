import { registerFileScan } from '../platform/fileScan';
import type { Part } from '../platform/part';
import { deliver } from './deliver';
import { Deliveries } from './Deliveries';
import { forgetSentMails } from './mail/forgetSentMails';
import { queuedMail } from './mail/queuedMail';
import { QueuedMails } from './mail/QueuedMails';
import { outboxFigures } from './outboxFigures';
import { requeueLostDeliveries } from './requeueLostDeliveries';
import { attachmentScan } from './scan/attachmentScan';
import { scanAttachment } from './scan/scanAttachment';

/** The queue of what goes out. */
export const outboxPart: Part = {
  collections: [Deliveries, QueuedMails],
  deliveries: [queuedMail, scanAttachment],
  tasks: [deliver],
  figures: [outboxFigures],
  chores: [requeueLostDeliveries, forgetSentMails],
  ...registerFileScan(attachmentScan),
};
