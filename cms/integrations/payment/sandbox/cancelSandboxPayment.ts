import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';
import type { PaymentProcess } from '../payment';

/** Closes the page of an unpaid sandbox payment. Does not change a finished one. */
export async function cancelSandboxPayment(
  payload: Payload,
  { processId, processToken }: PaymentProcess,
): Promise<void> {
  await query(
    { payload },
    sql`UPDATE sandbox_payments SET state = 'expired'
        WHERE process_id = ${processId} AND process_token = ${processToken} AND state = 'pending' RETURNING id`,
  );
}
