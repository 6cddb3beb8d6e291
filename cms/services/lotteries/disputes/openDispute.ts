import type { PayloadRequest } from 'payload';
import { storeEntry } from '../../../inbox/storeEntry';
import { createReference } from '../../../intake/reference';
import { queueDelivery } from '../../../outbox/queueDelivery';
import type { LotteryRegistration } from '../../../payload-types';
import { registeredAgain } from '../mails/registeredAgain';

interface Rivals {
  /** The registration that has the ticket of the identity number. */
  first: LotteryRegistration;
  /** Another one that was confirmed. */
  registration: LotteryRegistration;
}

const idOf = ({ lottery }: LotteryRegistration): number =>
  typeof lottery === 'object' ? lottery.id : lottery;

/** Whether the first registrant has been told of a dispute that is still open: further ones are no news. */
async function isTold(req: PayloadRequest, first: LotteryRegistration): Promise<boolean> {
  const open = await req.payload.db.findOne({
    collection: 'lotteryDisputes',
    where: { and: [{ first: { equals: first.id } }, { decision: { equals: 'open' } }] },
    req,
  });
  return open !== null;
}

/**
 * Notes that two confirmed registrations have one identity number: an entry of the inbox for staff to decide, and a mail to the first
 * registrant. Needs the lock of the lottery.
 */
export async function openDispute(req: PayloadRequest, { first, registration }: Rivals): Promise<void> {
  const told = await isTold(req, first);
  const { id, fullName, email, phone, language } = registration;
  await storeEntry(req, 'lotteryDisputes', {
    reference: createReference('D'),
    status: 'new',
    delivery: null,
    lottery: idOf(registration),
    registration: id,
    first: first.id,
    decision: 'open',
    fullName,
    email,
    phone,
    language: language ?? null,
  });
  // Not counted against the mailbox: a flood of other forms must not suppress it, and there is one for each open dispute.
  if (!told) await queueDelivery(req, registeredAgain, first);
}
