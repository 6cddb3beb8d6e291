import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { freeApartment } from './holds/freeApartment';

/**
 * Records a refund, which puts the apartment on offer again. Does nothing when it is already recorded or was
 * not paid.
 */
export async function noteRefund(req: PayloadRequest, processId: string): Promise<void> {
  const [row] = await query<{ reference: string }>(
    req,
    sql`UPDATE reservations SET payment_state = 'refunded'
        WHERE process_id = ${processId} AND payment_state IN ('paid', 'refunding') RETURNING reference`,
  );
  if (row) await freeApartment(req, row.reference);
}
