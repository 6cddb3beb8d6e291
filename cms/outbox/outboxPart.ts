import type { Part } from '../platform/part';
import { deliver } from './deliver';
import { Deliveries } from './Deliveries';
import { requeueLostDeliveries } from './requeueLostDeliveries';

/** The queue of what goes out. */
export const outboxPart: Part = {
  collections: [Deliveries],
  tasks: [deliver],
  chores: [requeueLostDeliveries],
};
