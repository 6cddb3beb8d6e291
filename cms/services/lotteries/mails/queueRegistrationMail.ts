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
/** Interval of the mails to a mailbox above its limit of a day: well below the day that is left to confirm. */
const SLOW_MS = 6 * HOUR_MS;

interface Addressed {
  id: number;
  reference: string;
  lottery: number;
  email: string;
}

/**
 * Queues a mail that asks to confirm a registration. Its limits are those of confirmations, but counted by lottery, and
 * never drop it: a registration without this mail does not count. Above them, one later mail has all open
 * registrations of the mailbox.
 * @param kind the mail about this registration alone
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
  // A registration that is stored at the end of the wait is committed a minute later.
  const dueAt = wait.resetsAt + MINUTE_MS;
  if (wait.count === 1) await queueDelivery(req, openRegistrationsMail, { id, reference, dueAt });
}
