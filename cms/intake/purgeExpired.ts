import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';

/** The sandbox knows how its payments ended for a day, as long as housekeeping asks. */
const SANDBOX_KEPT_MS = 24 * 60 * 60 * 1000;

/** Removes what the live services needed for a while: answered keys, rate windows that are over, captchas that expired. */
export async function purgeExpired(payload: Payload): Promise<void> {
  const now = Date.now();
  await query({ payload }, sql`DELETE FROM idempotency_keys WHERE expires_at < ${now} RETURNING id`);
  await query({ payload }, sql`DELETE FROM rate_limits WHERE resets_at < ${now} RETURNING id`);
  await query({ payload }, sql`DELETE FROM spent_captchas WHERE expires_at < ${now} RETURNING id`);
  await query(
    { payload },
    sql`DELETE FROM sandbox_payments WHERE expires_at < ${now - SANDBOX_KEPT_MS} RETURNING id`,
  );
}
