import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { claimDeliveries } from './claimDeliveries';
import { attemptDelivery } from './deliverDue';
import { settleDeliveries, type Outcome } from './settleDeliveries';

/** Concurrent attempts. High, because attempts mostly wait for slow receivers. */
const CONCURRENCY = 50;
/** Time to gather further claims and outcomes into one statement. */
const GATHER_MS = 25;
/** Polling interval while the queue is empty. */
const POLL_MS = 500;
/** Pause after a database error. */
const FAULT_MS = 2000;

export interface RunningOutbox {
  /** Stops claiming and waits until all running attempts are recorded. */
  stop: () => Promise<void>;
}

/** Delivers due deliveries in batches until stopped. Any number of processes may run it on one database. */
export function runOutbox(payload: Payload): RunningOutbox {
  const underWay = new Set<Promise<void>>();
  let ended: Outcome[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => undefined);

  const settle = async () => {
    const outcomes = ended;
    ended = [];
    try {
      await settleDeliveries(payload, outcomes);
    } catch (error) {
      // Keeps the outcomes, so that delivered messages are not sent again.
      ended = [...outcomes, ...ended];
      throw error;
    }
  };
  const begin = async (): Promise<number> => {
    const free = CONCURRENCY - underWay.size;
    const claimed = signal.aborted || free === 0 ? [] : await claimDeliveries(payload, free);
    for (const delivery of claimed) {
      const attempt = attemptDelivery(payload, delivery).then((outcome) => {
        ended.push(outcome);
        underWay.delete(attempt);
      });
      underWay.add(attempt);
    }
    return claimed.length;
  };

  const run = async (): Promise<void> => {
    while (!signal.aborted || underWay.size > 0 || ended.length > 0) {
      try {
        await settle();
        const begun = await begin();
        if (signal.aborted) await Promise.all(underWay);
        else if (begun > 0) await Promise.race([Promise.all(underWay), pause(GATHER_MS)]);
        else if (ended.length === 0) await Promise.race([...underWay, pause(POLL_MS)]);
      } catch (err) {
        payload.logger.error({ err, msg: 'Deliveries wait: the database does not answer' });
        await sleep(FAULT_MS);
        if (signal.aborted) return;
      }
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}
