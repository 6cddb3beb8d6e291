import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';

/**
 * Finishes a sandbox payment as paid or declined. If several clicks arrive at once, the first one decides.
 * @returns false if the payment was already finished
 */
export async function decideSandboxPayment(
  payload: Payload,
  processId: string,
  state: 'paid' | 'declined',
): Promise<boolean> {
  const rows = await query(
    { payload },
    sql`UPDATE sandbox_payments SET state = ${state}
        WHERE process_id = ${processId} AND state = 'pending' AND expires_at >= ${Date.now()}
        RETURNING id`,
  );
  return rows.length > 0;
}
