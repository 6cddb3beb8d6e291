import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';

/** Deletes idempotency keys, rate windows and spent captchas that have expired. */
export async function purgeExpired(payload: Payload): Promise<void> {
  const now = Date.now();
  await query({ payload }, sql`DELETE FROM idempotency_keys WHERE expires_at < ${now} RETURNING id`);
  await query({ payload }, sql`DELETE FROM rate_limits WHERE resets_at < ${now} RETURNING id`);
  await query({ payload }, sql`DELETE FROM spent_captchas WHERE expires_at < ${now} RETURNING id`);
}
