import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';
import { env } from '../../platform/env';
import { Refusal } from '../Refusal';
import { addressKey } from './addressKey';

/** Requests are counted in windows of this length. */
export const RATE_WINDOW_MS = 10 * 60 * 1000;

interface Row {
  key: string;
  count: number | string;
  resets_at: number | string;
}

/**
 * Counts a request, for its address and for the form as a whole, in windows of ten minutes. All instances count in the same table.
 * @param payload the CMS
 * @param form name of the form
 * @param address the visitor's
 * @throws Refusal 429 with Retry-After when there were too many
 */
export async function limitRate(payload: Payload, form: string, address: string): Promise<void> {
  const limits = {
    [addressKey(form, address)]: env.formLimitPerAddress,
    [`${form}:all`]: env.formLimitInAll,
  };
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
  const over = counts.filter(({ key, count }) => Number(count) > (limits[key] ?? Infinity));
  if (over.length === 0) return;
  const resetsAt = Math.max(...over.map(({ resets_at }) => Number(resets_at)));
  const seconds = Math.max(1, Math.ceil((resetsAt - now) / 1000));
  throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
}
