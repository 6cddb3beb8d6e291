import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';
import type { PaymentProcess } from '../payment';

/** Closes the payment page of an unpaid sandbox payment. A finished payment does not change. */
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
