import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inTransaction } from '../../platform/database/inTransaction';
import { query } from '../../platform/database/query';
import { logIn } from '../../test/logIn';
import { createOpenLottery } from '../../test/lotteryHarness';
import { startCms, type RunningCms } from '../../test/startCms';
import { lockLottery } from './lotteryLock';

let cms: RunningCms;
let staff: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  staff = await logIn(cms, 'staff', { 'Content-Type': 'application/json' });
});
afterAll(() => cms.stop());

const waiting = async (): Promise<number> =>
  (
    await query<{ pid: number }>(
      { payload: cms.payload },
      sql`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    )
  ).length;

it('a change of a lottery waits for a running step, and is rejected after the step has closed it', async () => {
  const id = await createOpenLottery(cms.payload);
  const edit = await inTransaction(cms.payload, async (req) => {
    await lockLottery(req, id);
    const answer = fetch(`${cms.url}/api/lotteries/${id}`, {
      method: 'PATCH',
      headers: staff,
      body: JSON.stringify({ homes: 9 }),
    });
    await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000 });
    await query(req, sql`UPDATE lottery_draws SET stage = 'closed' WHERE lottery = ${id} RETURNING id`);
    return { answer };
  });
  expect((await edit.answer).status).toBe(409);
  expect((await cms.payload.findByID({ collection: 'lotteries', id, depth: 0 })).homes).toBe(2);
});
