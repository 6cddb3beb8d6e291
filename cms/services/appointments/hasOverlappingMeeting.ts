import type { PayloadRequest } from 'payload';
import { normalizeMailbox } from '../../outbox/confirmation/normalizeMailbox';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';
import type { Slot } from './openSlots';

/**
 * Checks whether a mailbox already has a meeting at an overlapping time, in any calendar. It locks the mailbox until
 * the booking transaction ends, so that a person cannot book two meetings at the same time.
 * @param except id of the meeting being moved, which does not count
 */
export async function hasOverlappingMeeting(
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
