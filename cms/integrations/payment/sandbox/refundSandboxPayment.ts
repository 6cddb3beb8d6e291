import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../../platform/database/query';
import type { PaymentRefund } from '../payment';
import { PaymentFault } from '../PaymentFault';

/**
 * Refunds a sandbox payment. Idempotent.
 * @throws PaymentFault if the payment was not paid, or the paid amount differs
 */
export async function refundSandboxPayment(
  payload: Payload,
  { processId, processToken, amount }: PaymentRefund,
): Promise<void> {
  const rows = await query(
    { payload },
    sql`UPDATE sandbox_payments SET state = 'refunded'
        WHERE process_id = ${processId} AND process_token = ${processToken} AND amount = ${amount}
          AND state IN ('paid', 'refunded')
        RETURNING id`,
  );
  if (rows.length === 0) throw new PaymentFault('The sandbox holds no such payment that was paid');
}
