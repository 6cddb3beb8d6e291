import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadHandler, PayloadRequest } from 'payload';
import { queueDelivery } from '../../outbox/queueDelivery';
import { writeAudit } from '../../platform/audit/writeAudit';
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
 * Orders a refund. After the provider has returned the money, the apartment can be reserved again. Concurrent orders
 * start only one refund.
 * @param req request with an open transaction
 * @param id id of the reservation
 * @param user user named in the audit log
 * @returns false if the reservation was not paid or its refund is already ordered
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
  await writeAudit(req, { action: 'refundOrdered', subject: { kind: 'reservations', id, reference } });
  return true;
}

/**
 * `POST /api/reservations/{id}/refund`: staff refund a payment. Responds with 409 if it was not paid or is already
 * being refunded. If the provider rejects the refund, it remains among the failed deliveries, where staff can retry it.
 */
export const orderRefund: PayloadHandler = async ({ payload, routeParams, user }) => {
  if (!hasRole(user, 'administrator', 'staff')) return Response.json({ error: 'Forbidden' }, { status: 403 });
  const id = Number(routeParams?.id);
  const isKnown =
    Number.isSafeInteger(id) &&
    (await payload.count({ collection: 'reservations', where: { id: { equals: id } } })).totalDocs > 0;
  if (!isKnown) return Response.json({ error: 'Not found' }, { status: 404 });
  if (!(await inTransaction(payload, (req) => startRefund(req, id, user))))
    return Response.json({ error: 'There is nothing to refund' }, { status: 409 });
  return Response.json({ state: 'refunding' });
};
