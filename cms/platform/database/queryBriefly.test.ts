import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { inTransaction } from './inTransaction';
import { query, type Scope } from './query';
import { queryBriefly } from './queryBriefly';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

const count = (key: string) =>
  sql`INSERT INTO rate_limits (key, count, resets_at) VALUES (${key}, 1, 0) RETURNING key`;
const modeOf = async (scope: Scope) =>
  (await query<{ synchronous_commit: string }>(scope, sql`SHOW synchronous_commit`))[0]?.synchronous_commit;

it('a brief write does not wait for the disk, and leaves its connection as it was', async () => {
  expect(await queryBriefly({ payload }, count('one'))).toEqual([{ key: 'one', set_config: 'off' }]);
  // Every connection of the pool, so that the one of the write is among them.
  const modes = await Promise.all(Array.from({ length: 20 }, () => modeOf({ payload })));
  expect(new Set(modes)).toEqual(new Set(['on']));
});

it('in a transaction it is as durable as that', async () => {
  await inTransaction(payload, async (req) => {
    expect(await queryBriefly(req, count('two'))).toEqual([{ key: 'two' }]);
    expect(await modeOf(req)).toBe('on');
  });
});
