import type { PayloadHandler } from 'payload';
import { hasRole } from '../platform/access/roles';
import { noteAudit } from '../platform/audit/noteAudit';
import { reviveDelivery } from './reviveDelivery';

/** `POST /api/deliveries/{id}/replay`: staff send a delivery again. 409 when it has arrived or is just being sent. */
export const replayDelivery: PayloadHandler = async (req) => {
  const { payload, routeParams, user } = req;
  if (!hasRole(user, 'administrator', 'staff')) return Response.json({ error: 'Forbidden' }, { status: 403 });
  const id = Number(routeParams?.id);
  const delivery = Number.isInteger(id)
    ? await payload.findByID({ collection: 'deliveries', id, depth: 0, disableErrors: true })
    : null;
  if (!delivery) return Response.json({ error: 'Not found' }, { status: 404 });
  if (!(await reviveDelivery(payload, id)))
    return Response.json({ error: 'The delivery has arrived or is just being sent' }, { status: 409 });
  const subject = { kind: 'deliveries', id, reference: delivery.reference ?? '' };
  await noteAudit(req, { action: 'deliveryReplayed', subject });
  return Response.json({ state: 'queued' });
};
