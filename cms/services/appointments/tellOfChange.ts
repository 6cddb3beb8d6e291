import type { CollectionAfterChangeHook } from 'payload';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import { queueDelivery } from '../../outbox/queueDelivery';
import type { Appointment } from '../../payload-types';
import { noteAudit } from '../../platform/audit/noteAudit';
import { appointmentMail } from './appointmentMail';
import { crmAppointment } from './crmAppointment';
import { isOtherwise } from './keepSlot';

/**
 * Tells the visitor and the CRM of a meeting that was moved, cancelled or booked again, and writes down who of the staff did. What
 * visitors do by their link can be done often: of that they are told as often as any form is confirmed.
 */
export const tellOfChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const [now, before] = [doc as Appointment, previousDoc as Appointment];
  if (!isOtherwise(now, before)) return;
  const { id, reference, email: address } = now;
  await queueDelivery(req, crmAppointment, { id, reference });
  // Of what is over, nobody needs to hear.
  if (Date.parse(now.startsAt) > Date.now()) {
    if (req.user) await queueDelivery(req, appointmentMail, { id, reference });
    else await queueConfirmation(req, appointmentMail, { id, reference, address });
  }
  if (!req.user) return;
  const changes = (['startsAt', 'state'] as const).flatMap((field) =>
    now[field] === before[field] ? [] : [{ field, from: before[field], to: now[field] }],
  );
  await noteAudit(req, {
    action: 'appointmentChanged',
    subject: { kind: 'appointments', id, reference },
    changes,
  });
};
