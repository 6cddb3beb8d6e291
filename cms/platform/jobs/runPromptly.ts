import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../database/query';

/** Polling interval while there are no tasks, in ms. Payload's own timer can poll at most once a second. */
const POLL_MS = 50;
/**
 * Pause in ms while tasks wait but none can run. This happens when an exclusive task waits for another one, which may
 * be stuck.
 */
const BLOCKED_MS = 1000;
/** Pause after a database error, in ms. */
const FAULT_MS = 2000;
/** Maximum number of tasks per run. */
const BATCH_SIZE = 20;

/** A queue that runs until it is stopped. */
export interface PromptQueue {
  /** Stops starting tasks and waits for those that are running. */
  stop: () => Promise<void>;
}

interface Options {
  queue: string;
  /** Checks whether this instance may run the job queue. It is called whenever tasks wait. */
  mayRun: (payload: Payload) => Promise<boolean>;
}

/**
 * Checks whether there is a task that Payload would run now. It needs a single cheap statement, while Payload needs
 * several and parses their results.
 */
async function isWaiting(payload: Payload, queue: string): Promise<boolean> {
  const rows = await query(
    { payload },
    sql`SELECT 1 AS waits FROM payload_jobs
        WHERE queue = ${queue} AND completed_at IS NULL AND has_error IS NOT TRUE AND processing IS NOT TRUE
          AND (wait_until IS NULL OR wait_until <= ${new Date().toISOString()})
        LIMIT 1`,
  );
  return rows.length > 0;
}

/**
 * Runs the tasks of a queue with little delay, because editors wait until the site's build is notified.
 * @param payload the CMS
 */
export function runPromptly(payload: Payload, { queue, mayRun }: Options): PromptQueue {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      let pause = POLL_MS;
      try {
        if ((await isWaiting(payload, queue)) && (await mayRun(payload)) && !signal.aborted) {
          const { jobStatus } = await payload.jobs.run({ queue, limit: BATCH_SIZE, silent: true });
          if (!jobStatus) pause = BLOCKED_MS;
        }
      } catch (err) {
        payload.logger.error({
          err,
          msg: `The tasks of the queue "${queue}" are paused, because the database does not respond`,
        });
        pause = FAULT_MS;
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
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
