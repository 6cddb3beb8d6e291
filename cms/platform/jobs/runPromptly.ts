import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../database/query';

/** How often to look for tasks while there are none. Payload's own timer looks once a second at most. */
const LOOK_MS = 50;
/** Pause after a look at tasks that cannot be run yet: an exclusive one waits for another, which may be stuck. */
const BLOCKED_MS = 1000;
/** Pause after the database has failed. */
const FAULT_MS = 2000;
/** How many tasks are run in one go. */
const AT_ONCE = 20;

/** A queue that is being run. */
export interface PromptQueue {
  /** Begins no task any more, and waits for those that are under way. */
  stop: () => Promise<void>;
}

interface Options {
  queue: string;
  /** Whether this instance runs the job queue; asked when tasks wait. */
  mayRun: (payload: Payload) => Promise<boolean>;
}

/** Whether Payload would run a task now: a look by one statement, where Payload's own takes several, and parses what it finds. */
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
 * Runs the tasks of a queue a moment after they are there: an editor waits for the notice to the site's build.
 * @param payload the CMS
 */
export function runPromptly(payload: Payload, { queue, mayRun }: Options): PromptQueue {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      let pause = LOOK_MS;
      try {
        if ((await isWaiting(payload, queue)) && (await mayRun(payload)) && !signal.aborted) {
          const { jobStatus } = await payload.jobs.run({ queue, limit: AT_ONCE, silent: true });
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
