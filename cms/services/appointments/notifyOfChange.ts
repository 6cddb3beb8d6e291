import type { CollectionAfterChangeHook } from 'payload';
import { queueConfirmation } from '../../outbox/confirmation/queueConfirmation';
import { queueDelivery } from '../../outbox/queueDelivery';
import type { Appointment } from '../../payload-types';
import { writeAudit } from '../../platform/audit/writeAudit';
import { appointmentMail } from './appointmentMail';
import { crmAppointment } from './crmAppointment';
import { hasBookingChanged } from './syncSlot';

/**
 * Sends a changed meeting to the CRM and notifies the visitor by e-mail. Changes by staff also appear in the audit log.
 * A mail after a visitor's own change counts towards the limit of confirmation mails.
 */
export const notifyOfChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return;
  const [now, before] = [doc as Appointment, previousDoc as Appointment];
  if (!hasBookingChanged(now, before)) return;
  const { id, reference, email: address } = now;
  await queueDelivery(req, crmAppointment, { id, reference });
  // The visitor gets no mail about a meeting in the past.
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
