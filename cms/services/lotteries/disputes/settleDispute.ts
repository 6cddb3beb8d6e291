import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../../platform/database/query';

/** Records the decision of an open dispute and marks its inbox entry as done. */
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

/** Updates the other open disputes after the ticket has gone to another registration, which is now their first one. */
export async function reassignDisputes(req: PayloadRequest, from: number, to: number): Promise<void> {
  await query(
    req,
    sql`UPDATE lottery_disputes SET first_id = ${to}
        WHERE first_id = ${from} AND decision = 'open' RETURNING id`,
  );
}
