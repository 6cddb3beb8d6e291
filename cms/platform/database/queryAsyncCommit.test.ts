import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { inTransaction } from './inTransaction';
import { query, type Scope } from './query';
import { queryAsyncCommit } from './queryAsyncCommit';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

const count = (key: string) =>
  sql`INSERT INTO rate_limits (key, count, resets_at) VALUES (${key}, 1, 0) RETURNING key`;
const modeOf = async (scope: Scope) =>
  (await query<{ synchronous_commit: string }>(scope, sql`SHOW synchronous_commit`))[0]?.synchronous_commit;

it('a brief write commits asynchronously and does not change its connection', async () => {
  expect(await queryAsyncCommit({ payload }, count('one'))).toEqual([{ key: 'one', set_config: 'off' }]);
  // Checks many connections at once. This covers the whole pool, including the connection that ran the write.
  const modes = await Promise.all(Array.from({ length: 20 }, () => modeOf({ payload })));
  expect(new Set(modes)).toEqual(new Set(['on']));
});

it('a brief write in a transaction is as durable as the transaction', async () => {
  await inTransaction(payload, async (req) => {
    expect(await queryAsyncCommit(req, count('two'))).toEqual([{ key: 'two' }]);
    expect(await modeOf(req)).toBe('on');
  });
});
