import { createLocalReq, type Payload } from 'payload';
import { queueAttempt } from './queueDelivery';

/** A delivery that is overdue by this much has no job any more. */
const OVERDUE_MS = 60_000;
const AT_ONCE = 200;

/**
 * Queues deliveries again whose attempt never came: their process died at work, or their job got lost. A delivery that is in good
 * hands after all is not sent twice: the first worker to claim it wins.
 * @returns how many there were
 */
export async function requeueLostDeliveries(payload: Payload): Promise<number> {
  const now = Date.now();
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: {
      or: [
        {
          and: [
            { state: { equals: 'queued' } },
            { nextAttemptAt: { less_than: new Date(now - OVERDUE_MS).toISOString() } },
          ],
        },
        { and: [{ state: { equals: 'sending' } }, { lockedUntil: { less_than: now } }] },
      ],
    },
    sort: 'nextAttemptAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    select: {},
  });
  const req = await createLocalReq({}, payload);
  for (const { id } of docs) await queueAttempt(req, id, new Date(now));
  if (docs.length > 0)
    payload.logger.warn(`${docs.length} deliveries had lost their job and were queued again`);
  return docs.length;
}
