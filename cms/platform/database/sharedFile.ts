import { setTimeout as wait } from 'node:timers/promises';
import { LibsqlError } from '@libsql/client';

/** How long a write waits while other processes write into the file. */
const WAIT_MS = 15_000;
/** Pause between two attempts. */
const RETRY_MS = 3;
/** How long one process may write without a pause, and how long that pause is: several attempts of another process fall into it. */
const KEEP_MS = 250;
const PAUSE_MS = 12;

const isBusy = (error: unknown): boolean =>
  error instanceof LibsqlError && error.code.startsWith('SQLITE_BUSY');

/** The way in which one process shares a database file with others that write into it. */
export interface SharedFile {
  /**
   * Does something that locks the file: again and again while another process has it. SQLite's own waiting would stop the event loop, and
   * with it the transaction that others wait for, where that is one of this process.
   * @throws LibsqlError SQLITE_BUSY when the others do not let go in time
   */
  take: <Result>(attempt: () => Promise<Result>) => Promise<Result>;
  /** To be called when the lock is given back. */
  leave: () => void;
}

/**
 * SQLite gives a lock to whoever asks at the right moment, and a process that has always the next write ready asks at once: others would
 * never get a turn. So it pauses from time to time, for a twentieth of its time at most, and only while it writes without a break.
 */
export function sharedFile(): SharedFile {
  let since = -Infinity;
  let leftAt = -Infinity;
  return {
    async take(attempt) {
      const now = performance.now();
      if (now - leftAt >= PAUSE_MS) since = now;
      else if (now - since >= KEEP_MS) {
        await wait(PAUSE_MS);
        since = performance.now();
      }
      return untilFree(attempt);
    },
    leave: () => {
      leftAt = performance.now();
    },
  };
}

async function untilFree<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + WAIT_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    await wait(RETRY_MS);
  }
}
