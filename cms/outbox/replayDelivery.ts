import type { PayloadHandler } from 'payload';
import { hasRole } from '../platform/access/roles';
import { writeAudit } from '../platform/audit/writeAudit';
import { inTransaction } from '../platform/database/inTransaction';
import { requeueDelivery } from './requeueDelivery';

/**
 * Handles `POST /api/deliveries/{id}/replay`. Queues the delivery again and records this in the audit log, in one
 * transaction. Responds with 409 if it has been delivered or is being sent.
 */
export const replayDelivery: PayloadHandler = async ({ payload, routeParams, user }) => {
  if (!hasRole(user, 'administrator', 'staff')) return Response.json({ error: 'Forbidden' }, { status: 403 });
  const id = Number(routeParams?.id);
  const delivery = Number.isInteger(id)
    ? await payload.findByID({ collection: 'deliveries', id, depth: 0, disableErrors: true })
    : null;
  if (!delivery) return Response.json({ error: 'Not found' }, { status: 404 });
  const revived = await inTransaction(payload, async (inside) => {
    inside.user = user;
    if (!(await requeueDelivery(inside, id))) return false;
    const subject = { kind: 'deliveries', id, reference: delivery.reference ?? '' };
    await writeAudit(inside, { action: 'deliveryReplayed', subject });
    return true;
  });
  if (!revived)
    return Response.json({ error: 'The delivery has already arrived or is being sent' }, { status: 409 });
  return Response.json({ state: 'queued' });
};
