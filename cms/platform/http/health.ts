import { setTimeout as wait } from 'node:timers/promises';
import { isEnding } from '@group/http-server/isEnding';
import type { Payload } from 'payload';
import { missingMigrations } from '../database/missingMigrations';
import type { Handler } from './route';

/** Shorter than the usual timeout of health checks. */
const TIMEOUT_MS = 3_000;
const NO_STORE = { 'Cache-Control': 'no-store' };

const answer = (isWell: boolean): Response =>
  Response.json({ status: isWell ? 'ok' : 'unavailable' }, { status: isWell ? 200 : 503, headers: NO_STORE });

/** Limits the time of some work. @throws Error after the timeout, and errors of the work */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = new AbortController();
  const late = wait(TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`The database did not answer within ${TIMEOUT_MS} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    // The loser of the race must not cause an unhandled rejection.
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

/** `GET /web/health`: 200 when the CMS and its database answer, 503 when the database does not. */
export const health: Handler = async (_request, { payload }) =>
  answer(
    await reachesDatabase(payload, async () => {
      await payload.count({ collection: 'users', overrideAccess: true });
      return true;
    }),
  );

/**
 * `GET /web/health/live`: 200 as long as the process answers, because a restart does not repair anything
 * else.
 */
export const live: Handler = () => answer(true);

/**
 * `GET /web/health/ready`: whether to send requests to this instance.
 * Requires a database with all migrations, and a process that is not shutting down.
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
