import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { inTransaction } from './inTransaction';
import { query } from './query';

vi.hoisted(() => {
  process.env.STATEMENT_TIMEOUT_MS = '300';
});

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

const sleep = (seconds: number) => sql`SELECT pg_sleep(${seconds})`;

it('the server cancels slow statements, inside and outside of transactions', async () => {
  const cancelled = { cause: { code: '57014' } };
  await expect(query({ payload }, sleep(5))).rejects.toMatchObject(cancelled);
  await expect(inTransaction(payload, (req) => query(req, sleep(5)))).rejects.toMatchObject(cancelled);
});

it('no connection uses JIT, and no statement queues behind another one', async () => {
  const warnings = vi.spyOn(process, 'emitWarning');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      query({ payload }, sql`SELECT current_setting('jit') AS jit, pg_sleep(0.1)`),
    ),
  );
  expect(answers.map(([row]) => row)).toMatchObject(Array(8).fill({ jit: 'off' }));
  expect(warnings).not.toHaveBeenCalled();
});

it('frequent statements are prepared', async () => {
  const number = (value: number) => query({ payload }, sql`SELECT ${value}::int AS number`);
  for (let value = 0; value < 100; value += 1) expect(await number(value)).toEqual([{ number: value }]);
  const prepared = sql`SELECT name FROM pg_prepared_statements WHERE statement LIKE '%AS number'`;
  expect(await query({ payload }, prepared)).toEqual([{ name: expect.stringMatching(/^often_/) as string }]);
});

it('the connection stays usable, and all connections have the timeout', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => query({ payload }, sleep(5))));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  expect(await query({ payload }, sleep(0))).toHaveLength(1);
});
