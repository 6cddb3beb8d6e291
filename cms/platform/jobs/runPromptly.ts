import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../database/query';

/** Polling interval without tasks. Payload's own timer polls once a second at most. */
const POLL_MS = 50;
/** Pause while no waiting task can run: an exclusive task waits for another, which may be stuck. */
const BLOCKED_MS = 1000;
/** Pause after a database error. */
const FAULT_MS = 2000;
/** Tasks per run. */
const BATCH_SIZE = 20;

/** A running queue. */
export interface PromptQueue {
  /** Starts no further tasks and waits for the running ones. */
  stop: () => Promise<void>;
}

interface Options {
  queue: string;
  /** True when this instance runs the job queue. Called while tasks wait. */
  mayRun: (payload: Payload) => Promise<boolean>;
}

/** True when Payload would run a task now. One cheap statement, where Payload needs several and parses the results. */
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
 * Runs the tasks of a queue promptly: editors wait for the notice to the site's build.
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
          msg: `The tasks of the queue "${queue}" wait: the database does not answer`,
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
