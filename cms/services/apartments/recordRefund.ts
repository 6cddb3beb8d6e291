import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { releaseApartment } from './holds/releaseApartment';

/**
 * Records a refund and releases the apartment, so that it can be reserved again. Does nothing if the reservation was
 * not paid or is already refunded.
 */
export async function recordRefund(req: PayloadRequest, processId: string): Promise<void> {
  const [row] = await query<{ reference: string }>(
    req,
    sql`UPDATE reservations SET payment_state = 'refunded'
        WHERE process_id = ${processId} AND payment_state IN ('paid', 'refunding') RETURNING reference`,
  );
  if (row) await releaseApartment(req, row.reference);
}
