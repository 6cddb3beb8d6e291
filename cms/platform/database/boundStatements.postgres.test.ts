import { sql } from '@payloadcms/db-sqlite/drizzle';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import config from '../../payload.config';
import { inTransaction } from './inTransaction';
import { query } from './query';

vi.hoisted(() => {
  process.env.STATEMENT_TIMEOUT_MS = '300';
});

let payload: Payload;

beforeAll(async () => {
  payload = await getPayload({ config });
});
afterAll(() => payload.destroy());

const sleep = (seconds: number) => sql`SELECT pg_sleep(${seconds})`;

it('a statement that runs too long is cancelled by the server, in a transaction or not', async () => {
  const cancelled = { cause: { code: '57014' } };
  await expect(query({ payload }, sleep(5))).rejects.toMatchObject(cancelled);
  await expect(inTransaction(payload, (req) => query(req, sleep(5)))).rejects.toMatchObject(cancelled);
});

it('its connection goes on, and all connections have the limit', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => query({ payload }, sleep(5))));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill('rejected'));
  expect(await query({ payload }, sleep(0))).toHaveLength(1);
});
