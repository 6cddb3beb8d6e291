import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';
import type { PaymentProcess } from '../payment';

/** Closes the page of a sandbox payment that nobody has paid; one that has ended stays as it is. */
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
