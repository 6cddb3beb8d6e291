import type { PayloadRequest } from 'payload';
import { isPlainAddress } from '../../../integrations/mail/isPlainAddress';
import { sendsConfirmations } from '../../../outbox/confirmation/sendsConfirmations';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import { queueDelivery } from '../../../outbox/queueDelivery';
import { incrementTally, traceKey } from '../../../platform/database/tally';
import type { DeliveryKind } from '../../../platform/parts/deliveryKind';
import { env } from '../../../platform/env/env';
import { openRegistrationsMail } from './openRegistrationsMail';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/**
 * Interval between mails to a mailbox that has reached its daily limit. It must be well below the day that remains for
 * confirming.
 */
const SLOW_MS = 6 * HOUR_MS;

interface Addressed {
  id: number;
  reference: string;
  lottery: number;
  email: string;
}

/**
 * Queues a mail that asks to confirm a registration. The limits are those of other confirmation mails, but they are
 * counted per lottery. A mail above a limit is not dropped, because a registration without it would never count.
 * Instead, one later mail asks to confirm all open registrations of the mailbox.
 * @param kind mail that asks to confirm only this registration
 */
export async function queueRegistrationMail(
  req: PayloadRequest,
  kind: DeliveryKind,
  { id, reference, lottery, email }: Addressed,
): Promise<void> {
  if (!sendsConfirmations() || !isPlainAddress(email)) return;
  const count = (name: string, windowMs: number) =>
    incrementTally(req, traceKey(`lottery ${lottery}:${name}`, normalizeMailbox(email)), windowMs);
  const isOverHour = (await count('hour', HOUR_MS)).count > env.confirmationsPerHour;
  const isOverDay = (await count('day', DAY_MS)).count > env.confirmationsPerDay;
  if (!isOverHour && !isOverDay) return queueDelivery(req, kind, { id, reference });
  const wait = await count('wait', isOverDay ? SLOW_MS : HOUR_MS);
  // Wait another minute, so that a registration stored at the very end of the wait is committed and included in the
  // mail.
  const dueAt = wait.resetsAt + MINUTE_MS;
  if (wait.count === 1) await queueDelivery(req, openRegistrationsMail, { id, reference, dueAt });
}
