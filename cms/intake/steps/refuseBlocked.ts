import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import { Refusal } from '../Refusal';
import { Arrivals } from './Arrivals';
import { addressLimits, RATE_WINDOW_MS } from './limitRate';

/** Mistakes in fields do not count as messages, but nobody makes this many times as many. */
const ARRIVALS_PER_MESSAGE = 10;

export const arrivals = new Arrivals(RATE_WINDOW_MS);

const tooMany = (resetsAt: number, now: number): Refusal =>
  new Refusal(429, 'tooMany', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((resetsAt - now) / 1000))), Connection: 'close' },
  });

/**
 * Refuses an address that sent too much already, before its request is read: one that asks again and again, whatever it sends (counted in
 * this process), and one that was refused for the number of its messages (`limitRate`, counted in the database).
 * @throws Refusal 429 with Retry-After
 */
export async function refuseBlocked(payload: Payload, form: string, address: string): Promise<void> {
  const now = Date.now();
  const limits = addressLimits(form, address);
  for (const [key, limit] of Object.entries(limits)) {
    const arrived = arrivals.count(key, now);
    if (arrived.count > ARRIVALS_PER_MESSAGE * limit) throw tooMany(arrived.resetsAt, now);
  }
  const counted = await query<{ key: string; count: number | string; resets_at: number | string }>(
    { payload },
    sql`SELECT key, count, resets_at FROM rate_limits WHERE key IN ${Object.keys(limits)} AND resets_at > ${now}`,
  );
  const blocked = counted.find(({ key, count }) => Number(count) > (limits[key] ?? Infinity));
  if (blocked) throw tooMany(Number(blocked.resets_at), now);
}
