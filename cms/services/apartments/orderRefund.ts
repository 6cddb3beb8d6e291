import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { queueDelivery } from '../../outbox/queueDelivery';
import { noteAudit } from '../../platform/audit/noteAudit';
import { inTransaction } from '../../platform/database/inTransaction';
import { query } from '../../platform/database/query';
import { hasRole } from '../../platform/access/roles';
import { payerMail } from './payerMail';
import { reservationRefund } from './reservationRefund';

interface Row {
  id: number | string;
  reference: string;
}

/**
 * Orders the refund of a payment: the provider is asked to give the money back, and once it has, the home is on offer again. Of several
 * who ask at once, one does it.
 * @param req the request of a transaction
 * @param id the reservation
 * @param user who orders it, for the audit log
 * @returns false when there is nothing to give back: not paid, or ordered already
 */
async function startRefund(req: PayloadRequest, id: number, user: PayloadRequest['user']): Promise<boolean> {
  const [row] = await query<Row>(
    req,
    sql`UPDATE reservations
        SET payment_state = 'refunding', refund_ordered_at = ${new Date().toISOString()}, delivery = 'queued'
        WHERE id = ${id} AND payment_state = 'paid' RETURNING id, reference`,
  );
  if (!row) return false;
  const { reference } = row;
  await queueDelivery(req, reservationRefund, { id, reference });
  await queueDelivery(req, payerMail, { id, reference });
  req.user = user;
  await noteAudit(req, { action: 'refundOrdered', subject: { kind: 'reservations', id, reference } });
  return true;
}

/**
 * `POST /api/reservations/{id}/refund`: staff give back what was paid. 409 when it was not paid, or was given back already. A refund
 * that the provider refuses stays among the failed deliveries, from where it is sent again.
 */
export const orderRefund: PayloadHandler = async ({ payload, routeParams, user }) => {
  if (!hasRole(user, 'administrator', 'staff')) return Response.json({ error: 'Forbidden' }, { status: 403 });
  const id = Number(routeParams?.id);
  const isKnown =
    Number.isSafeInteger(id) &&
    (await payload.count({ collection: 'reservations', where: { id: { equals: id } } })).totalDocs > 0;
  if (!isKnown) return Response.json({ error: 'Not found' }, { status: 404 });
  if (!(await inTransaction(payload, (req) => startRefund(req, id, user))))
    return Response.json({ error: 'There is nothing to give back' }, { status: 409 });
  return Response.json({ state: 'refunding' });
};
