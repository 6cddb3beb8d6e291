import { setTimeout as wait } from 'node:timers/promises';
import { isEnding } from '@group/http-server/isEnding';
import type { Payload } from 'payload';
import { missingMigrations } from '../database/missingMigrations';
import type { Handler } from './route';

/** Who asks gives up soon, and asks again. */
const TIMEOUT_MS = 3_000;
const NOT_KEPT = { 'Cache-Control': 'no-store' };

const answer = (isWell: boolean): Response =>
  Response.json({ status: isWell ? 'ok' : 'unavailable' }, { status: isWell ? 200 : 503, headers: NOT_KEPT });

/** @throws Error when the work takes longer than who asks waits, and what the work throws */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const timeout = new AbortController();
  const late = wait(TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`The database did not answer within ${TIMEOUT_MS} ms`);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    // What has lost the race is told to nobody.
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

/** `GET /web/health/live`: 200 as long as the process answers at all; a restart would mend nothing that lies elsewhere. */
export const live: Handler = () => answer(true);

/**
 * `GET /web/health/ready`: whether requests should be sent to this instance: its database answers and holds all migrations, and the process
 * was not told to end.
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
