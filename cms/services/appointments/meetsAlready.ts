import type { PayloadRequest } from 'payload';
import { normalizeMailbox } from '../../outbox/confirmation/normalizeMailbox';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import type { Slot } from './openSlots';

/**
 * True when a mailbox has an overlapping meeting in any calendar. Runs in the booking transaction and locks the
 * mailbox, so that concurrent bookings are serialized.
 * @param except id of the meeting being moved
 */
export async function meetsAlready(
  req: PayloadRequest,
  email: string,
  { startsAt, endsAt }: Slot,
  except?: number,
): Promise<boolean> {
  const mailbox = normalizeMailbox(email);
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
  return docs.some(({ id, email: other }) => id !== except && normalizeMailbox(other) === mailbox);
}
