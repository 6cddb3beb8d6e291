import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { requeueDelivery } from '../../outbox/requeueDelivery';
import { hasRole } from '../../platform/access/roles';
import { writeAudit } from '../../platform/audit/writeAudit';
import { inTransaction } from '../../platform/database/inTransaction';
import { lockRows } from '../../platform/database/lockRows';
import { query } from '../../platform/database/query';
import { recordRefund } from './recordRefund';
import { reservationRefund } from './reservationRefund';

/**
 * Records that staff returned the money without the payment provider. The apartment can then be reserved again.
 * @param req request with an open transaction
 * @param id id of the reservation
 * @returns false if the provider's refund was not ordered, is still being tried or has succeeded
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
  await recordRefund(req, row.process_id);
  const changes = [{ field: 'paymentState', from: 'refunding', to: 'refunded' }];
  const subject = { kind: 'reservations', id, reference: row.reference };
  await writeAudit(req, { action: 'statusChanged', subject, changes });
  // Retry the failed delivery. It finds the reservation already refunded, does nothing and counts as delivered, so that
  // staff no longer see a failure.
  for (const refund of refunds) await requeueDelivery(req, Number(refund.id));
  return true;
}

/**
 * `POST /api/reservations/{id}/refunded`: staff report that they returned the money without the provider, for example
 * by bank transfer. Responds with 409 if there is nothing to refund, or if the provider may still refund it.
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
