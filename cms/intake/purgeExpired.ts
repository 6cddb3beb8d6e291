import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';

/** Removes what the live services needed for a while: answered keys, rate windows that are over, captchas that expired. */
export async function purgeExpired(payload: Payload): Promise<void> {
  const now = Date.now();
  await query({ payload }, sql`DELETE FROM idempotency_keys WHERE expires_at < ${now} RETURNING id`);
  await query({ payload }, sql`DELETE FROM rate_limits WHERE resets_at < ${now} RETURNING id`);
  await query({ payload }, sql`DELETE FROM spent_captchas WHERE expires_at < ${now} RETURNING id`);
}
