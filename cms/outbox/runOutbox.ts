import { setTimeout as sleep } from 'node:timers/promises';
import type { Payload } from 'payload';
import { claimDeliveries } from './claimDeliveries';
import { attemptDelivery } from './deliverDue';
import { settleDeliveries, type Outcome } from './settleDeliveries';

/** Attempts that may be under way at once: one that waits for a slow receiver holds up none of the others. */
const AT_ONCE = 50;
/** How long to wait for more to be claimed, and more to be settled, in one statement each. */
const GATHER_MS = 25;
/** How often to look for deliveries while there are none. */
const LOOK_MS = 500;
/** Pause after the database has failed. */
const FAULT_MS = 2000;

export interface RunningOutbox {
  /** Claims nothing more, and waits until what is under way has ended and is noted. */
  stop: () => Promise<void>;
}

/**
 * Delivers from now on what is due, in batches: claims as many as may begin at once, and notes together how those ended that have ended.
 * Any number of processes may do this on one database.
 */
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
      // What was sent must not be sent again for that.
      ended = [...outcomes, ...ended];
      throw error;
    }
  };
  const begin = async (): Promise<number> => {
    const free = AT_ONCE - underWay.size;
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
        else if (ended.length === 0) await Promise.race([...underWay, pause(LOOK_MS)]);
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
