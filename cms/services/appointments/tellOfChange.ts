import type { CollectionAfterChangeHook } from 'payload';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import { queueDelivery } from '../../outbox/queueDelivery';
import type { Appointment } from '../../payload-types';
import { writeAudit } from '../../platform/audit/writeAudit';
import { appointmentMail } from './appointmentMail';
import { crmAppointment } from './crmAppointment';
import { isOtherwise } from './keepSlot';

/**
 * Informs visitor and CRM of a moved, cancelled or rebooked meeting, and audits changes by staff. Changes by visitors
 * count towards the limit of confirmations.
 */
export const tellOfChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const [now, before] = [doc as Appointment, previousDoc as Appointment];
  if (!isOtherwise(now, before)) return;
  const { id, reference, email: address } = now;
  await queueDelivery(req, crmAppointment, { id, reference });
  // Past meetings need no notification.
  if (Date.parse(now.startsAt) > Date.now()) {
    if (req.user) await queueDelivery(req, appointmentMail, { id, reference });
    else await queueConfirmation(req, appointmentMail, { id, reference, address });
  }
  if (!req.user) return;
  const changes = (['startsAt', 'state'] as const).flatMap((field) =>
    now[field] === before[field] ? [] : [{ field, from: before[field], to: now[field] }],
  );
  await writeAudit(req, {
    action: 'appointmentChanged',
    subject: { kind: 'appointments', id, reference },
    changes,
  });
};
