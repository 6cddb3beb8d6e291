import { setTimeout as wait } from 'node:timers/promises';
import { isEnding } from '@group/http-server/isEnding';
import type { Payload } from 'payload';
import { missingMigrations } from '../database/missingMigrations';
import type { Handler } from './route';

/** Timeout in ms. It is shorter than the usual timeout of health checks. */
const TIMEOUT_MS = 3_000;
const NO_STORE = { 'Cache-Control': 'no-store' };

const answer = (isWell: boolean): Response =>
  Response.json({ status: isWell ? 'ok' : 'unavailable' }, { status: isWell ? 200 : 503, headers: NO_STORE });

/**
 * Waits for the work, but no longer than the timeout.
 * @throws Error after the timeout, and any error of the work
 */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = new AbortController();
  const late = wait(TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`The database did not answer within ${TIMEOUT_MS} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    // Handles a later rejection of the promise that lost the race, so that it does not count as unhandled.
    late.catch(() => undefined);
    work.catch(() => undefined);
    timeout.abort();
  }
}

async function reachesDatabase(payload: Payload, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await inTime(work());
  } catch (err) {
    payload.logger.error({ err, msg: 'The database does not answer' });
    return false;
  }
}

/**
 * Handles `GET /web/health`. Responds with 200 if the CMS and its database respond, and with 503 if the database does
 * not.
 */
export const health: Handler = async (_request, { payload }) =>
  answer(
    await reachesDatabase(payload, async () => {
      await payload.count({ collection: 'users', overrideAccess: true });
      return true;
    }),
  );

/**
 * Handles `GET /web/health/live`. Responds with 200 as long as the process responds at all. It checks nothing else,
 * because restarting the process would not repair anything else.
 */
export const live: Handler = () => answer(true);

/**
 * Handles `GET /web/health/ready`, which tells whether this instance should receive requests. The database must have
 * all migrations, and the process must not be shutting down.
 */
export const ready: Handler = async (_request, { payload }) => {
  if (isEnding()) return answer(false);
  return answer(
    await reachesDatabase(payload, async () => {
      const missing = await missingMigrations(payload);
      if (missing.length > 0) payload.logger.error(`The database lacks ${missing.join(', ')}`);
      return missing.length === 0;
    }),
  );
};
