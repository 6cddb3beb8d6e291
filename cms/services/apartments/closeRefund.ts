import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { reviveDelivery } from '../../outbox/reviveDelivery';
import { hasRole } from '../../platform/access/roles';
import { writeAudit } from '../../platform/audit/writeAudit';
import { inTransaction } from '../../platform/database/inTransaction';
import { lockRows } from '../../platform/database/lockRows';
import { query } from '../../platform/database/query';
import { noteRefund } from './noteRefund';
import { reservationRefund } from './reservationRefund';

/**
 * Records that the money was returned outside the provider: the home is on offer again.
 * @param req the request of a transaction
 * @param id the reservation
 * @returns false unless its refund has failed permanently
 */
async function close(req: PayloadRequest, id: number): Promise<boolean> {
  await lockRows(req, 'reservations', [id]);
  const [row] = await query<{ reference: string; process_id: string }>(
    req,
    sql`SELECT reference, process_id FROM reservations WHERE id = ${id} AND payment_state = 'refunding'`,
  );
  const refunds = await query<{ id: number; state: string }>(
    req,
    sql`SELECT id, state FROM deliveries
        WHERE kind = ${reservationRefund.slug} AND record_id = ${String(id)} AND state <> 'delivered'`,
  );
  if (!row || refunds.length === 0 || refunds.some(({ state }) => state !== 'dead')) return false;
  await noteRefund(req, row.process_id);
  const changes = [{ field: 'paymentState', from: 'refunding', to: 'refunded' }];
  const subject = { kind: 'reservations', id, reference: row.reference };
  await writeAudit(req, { action: 'statusChanged', subject, changes });
  // The delivery then finds the refund done, and no longer counts as failed.
  for (const refund of refunds) await reviveDelivery(req, Number(refund.id));
  return true;
}

/**
 * `POST /api/reservations/{id}/refunded`: staff returned the money outside the provider, for example by bank
 * transfer.
 * Answers 409 while the provider may still refund, and when there is nothing to refund.
 */
export const closeRefund: PayloadHandler = async ({ payload, routeParams, user }) => {
  if (!hasRole(user, 'administrator', 'staff')) return Response.json({ error: 'Forbidden' }, { status: 403 });
  const id = Number(routeParams?.id);
  const isClosed =
    Number.isSafeInteger(id) &&
    (await inTransaction(payload, (req) => {
      req.user = user;
      return close(req, id);
    }));
  return isClosed
    ? Response.json({ state: 'refunded' })
    : Response.json({ error: 'There is no refund that has failed for good' }, { status: 409 });
};
