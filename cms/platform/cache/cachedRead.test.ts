import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { inTransaction } from '../database/inTransaction';
import { query } from '../database/query';
import { clearCachedReads, cachedRead } from './cachedRead';
import { siteSettings } from '../settings/siteSettings';

const TRANSACTIONS = 30;
const OUTSIDE = 10;

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());
beforeEach(clearCachedReads);

/** Returns a promise and the function that resolves it. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

it('reads outside transactions do not block transactions that hold all connections', async () => {
  const { opened, open } = gate();
  const { max } = (payload.db as unknown as { pool: { options: { max: number } } }).pool.options;
  expect(max).toBeLessThan(TRANSACTIONS);
  let within = 0;
  const transactions = Array.from({ length: TRANSACTIONS }, () =>
    inTransaction(payload, async (req) => {
      await query(req, sql`SELECT 1`);
      within += 1;
      if (within === max) open();
      await opened;
      await siteSettings(req, 'he');
      await query(req, sql`SELECT 1`);
    }),
  );
  await opened;
  // These reads wait for a connection. Meanwhile the transactions, which hold all connections, request the same value.
  const outside = Array.from({ length: OUTSIDE }, () => siteSettings({ payload }, 'he'));
  const ends = await Promise.allSettled([...transactions, ...outside]);
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(ends).toHaveLength(TRANSACTIONS + OUTSIDE);
});

it('reads once for all transactions, once outside of them, and in the transaction of the caller', async () => {
  const readers: unknown[] = [];
  const ask = (reader: Parameters<typeof cachedRead>[0]) =>
    cachedRead(reader, 'a test', (req) => {
      readers.push(req);
      return Promise.resolve(readers.length);
    });
  await Promise.all([ask({ payload }), ask({ payload })]);
  await inTransaction(payload, async (req) => {
    expect(await ask(req)).toBe(2);
    expect(await ask(req)).toBe(2);
    expect(readers).toEqual([undefined, req]);
  });
});
