import type { Part } from '../platform/part';
import { deliver } from './deliver';
import { Deliveries } from './Deliveries';
import { forgetSentMails } from './mail/forgetSentMails';
import { queuedMail } from './mail/queuedMail';
import { QueuedMails } from './mail/QueuedMails';
import { requeueLostDeliveries } from './requeueLostDeliveries';

/** The queue of what goes out. */
export const outboxPart: Part = {
  collections: [Deliveries, QueuedMails],
  deliveries: [queuedMail],
  tasks: [deliver],
  chores: [requeueLostDeliveries, forgetSentMails],
};
