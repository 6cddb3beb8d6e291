import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { claimDeliveries } from './claimDeliveries';
import { attemptDelivery } from './deliverDue';
import { settleDeliveries, type Outcome } from './settleDeliveries';

/** Maximum number of concurrent attempts. It is high because attempts mostly wait for slow receivers. */
const CONCURRENCY = 50;
/**
 * How long to wait while attempts run, so that one database statement can handle several new claims and outcomes, in
 * ms.
 */
const GATHER_MS = 25;
/** Polling interval while the queue is empty, in ms. */
const POLL_MS = 500;
/** Pause after a database error, in ms. */
const FAULT_MS = 2000;

export interface RunningOutbox {
  /** Stops claiming deliveries and waits until the outcomes of all running attempts are recorded. */
  stop: () => Promise<void>;
}

/** Sends due deliveries in batches until it is stopped. Several processes may run it on the same database. */
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
      // Keeps the outcomes for the next try. If they were lost, messages already delivered would be sent again.
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
        payload.logger.error({ err, msg: 'Deliveries are paused, because the database does not respond' });
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
