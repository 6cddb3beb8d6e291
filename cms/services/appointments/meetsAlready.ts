import type { PayloadRequest } from 'payload';
import { mailboxOf } from '../../outbox/confirmation/mailboxOf';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import type { Slot } from './openSlots';

/**
 * Whether a mailbox has a meeting, of any calendar, that has a moment in common with a time. It is asked in the transaction that books:
 * of two bookings of one mailbox at once, the second waits for the first.
 * @param except the id of the meeting that is moved to that time
 */
export async function meetsAlready(
  req: PayloadRequest,
  email: string,
  { startsAt, endsAt }: Slot,
  except?: number,
): Promise<boolean> {
  const mailbox = mailboxOf(email);
  await lockUntilCommit(req, `appointments of ${mailbox}`);
  const { docs } = await req.payload.find({
    collection: 'appointments',
    where: {
      state: { equals: 'booked' },
      startsAt: { less_than: new Date(endsAt).toISOString() },
      endsAt: { greater_than: new Date(startsAt).toISOString() },
    },
    select: { email: true },
    pagination: false,
    depth: 0,
    req,
  });
  return docs.some(({ id, email: other }) => id !== except && mailboxOf(other) === mailbox);
}
