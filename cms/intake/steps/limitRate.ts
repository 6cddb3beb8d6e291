import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import { env } from '../../platform/env';
import { widerNetwork } from '../../platform/http/clientAddress';
import { Refusal } from '../Refusal';
import { addressKey } from './addressKey';

/** Requests are counted in windows of this length. */
export const RATE_WINDOW_MS = 10 * 60 * 1000;
/** One customer may hold a /48 of IPv6, which is 65,536 addresses of the size that is counted as one: together they are a few. */
export const ADDRESSES_PER_NETWORK = 5;

interface Row {
  key: string;
  count: number | string;
  resets_at: number | string;
}

/** The counters of an address, and how much each may hold: its own, and that of the network around it. */
export function addressLimits(form: string, address: string): Record<string, number> {
  const wider = widerNetwork(address);
  return {
    [addressKey(form, address)]: env.formLimitPerAddress,
    ...(wider && { [addressKey(form, wider)]: env.formLimitPerAddress * ADDRESSES_PER_NETWORK }),
  };
}

/**
 * Counts a request for its address, in windows of ten minutes. All instances count in the same table.
 * @param payload the CMS
 * @param form name of the form
 * @param address the visitor's
 * @throws Refusal 429 with Retry-After when there were too many
 */
export const limitAddress = (payload: Payload, form: string, address: string): Promise<void> =>
  count(payload, addressLimits(form, address));

/**
 * Counts a request for the form as a whole. Only what is right and was sent by no robot comes so far: else a few addresses could close the
 * form for everybody.
 * @throws Refusal 429 with Retry-After when there were too many
 */
export const limitInAll = (payload: Payload, form: string): Promise<void> =>
  count(payload, { [`${form}:all`]: env.formLimitInAll });

async function count(payload: Payload, limits: Record<string, number>): Promise<void> {
  const now = Date.now();
  const rows = sql.join(
    Object.keys(limits).map((key) => sql`(${key}, 1, ${now + RATE_WINDOW_MS})`),
    sql`, `,
  );
  const counts = await query<Row>(
    { payload },
    sql`INSERT INTO rate_limits (key, count, resets_at) VALUES ${rows}
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN rate_limits.resets_at <= ${now} THEN 1 ELSE rate_limits.count + 1 END,
          resets_at = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.resets_at ELSE rate_limits.resets_at END
        RETURNING key, count, resets_at`,
  );
  const over = counts.filter(({ key, count: held }) => Number(held) > (limits[key] ?? Infinity));
  if (over.length === 0) return;
  const resetsAt = Math.max(...over.map(({ resets_at }) => Number(resets_at)));
  const seconds = Math.max(1, Math.ceil((resetsAt - now) / 1000));
  throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
}
