import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../../platform/database/query';

/** Notes how the open dispute about a registration ended; the entry is done then. */
export async function settleDispute(
  req: PayloadRequest,
  registration: number,
  decision: 'first' | 'second',
): Promise<void> {
  const now = new Date().toISOString();
  await query(
    req,
    sql`UPDATE lottery_disputes
        SET decision = ${decision}, status = 'done', handled_at = COALESCE(handled_at, ${now}), updated_at = ${now}
        WHERE registration_id = ${registration} AND decision = 'open' RETURNING id`,
  );
}

/** Makes a registration the first in the disputes that are still open: it has the ticket now. */
export async function passDisputes(req: PayloadRequest, from: number, to: number): Promise<void> {
  await query(
    req,
    sql`UPDATE lottery_disputes SET first_id = ${to}
        WHERE first_id = ${from} AND decision = 'open' RETURNING id`,
  );
}
