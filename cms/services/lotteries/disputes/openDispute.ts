import type { PayloadRequest } from 'payload';
import { storeEntry } from '../../../inbox/storeEntry';
import { createReference } from '../../../intake/reference';
import { queueDelivery } from '../../../outbox/queueDelivery';
import type { LotteryRegistration } from '../../../payload-types';
import { registeredAgain } from '../mails/registeredAgain';

interface Rivals {
  /** The registration that has the identity's ticket. */
  first: LotteryRegistration;
  /** Another confirmed registration. */
  registration: LotteryRegistration;
}

const idOf = ({ lottery }: LotteryRegistration): number =>
  typeof lottery === 'object' ? lottery.id : lottery;

/** Whether the first registrant already knows of an open dispute: no further mail is needed. */
async function isTold(req: PayloadRequest, first: LotteryRegistration): Promise<boolean> {
  const open = await req.payload.db.findOne({
    collection: 'lotteryDisputes',
    where: { and: [{ first: { equals: first.id } }, { decision: { equals: 'open' } }] },
    req,
  });
  return open !== null;
}

/**
 * Opens a dispute between two confirmed registrations of one identity number, and mails the first registrant.
 * Requires the lottery's lock.
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
  // Exempt from the mailbox's limit: a flood of other forms must not suppress it, and there is one per open
  // dispute.
  if (!told) await queueDelivery(req, registeredAgain, first);
}
