import type { PayloadRequest } from 'payload';
import { storeEntry } from '../../../inbox/storeEntry';
import { createReference } from '../../../intake/reference';
import { queueDelivery } from '../../../outbox/queueDelivery';
import type { LotteryRegistration } from '../../../payload-types';
import { duplicateRegistrationMail } from '../mails/duplicateRegistrationMail';

interface Rivals {
  /** The registration that currently holds the ticket of the identity number. */
  first: LotteryRegistration;
  /** A later confirmed registration with the same identity number. */
  registration: LotteryRegistration;
}

const idOf = ({ lottery }: LotteryRegistration): number =>
  typeof lottery === 'object' ? lottery.id : lottery;

/**
 * Checks whether the first registration already has an open dispute. Its registrant was then notified, so another mail
 * is not needed.
 */
async function isTold(req: PayloadRequest, first: LotteryRegistration): Promise<boolean> {
  const open = await req.payload.db.findOne({
    collection: 'lotteryDisputes',
    where: { and: [{ first: { equals: first.id } }, { decision: { equals: 'open' } }] },
    req,
  });
  return open !== null;
}

/**
 * Opens a dispute between two confirmed registrations with the same identity number, and notifies the first registrant
 * by e-mail. The caller must hold the lock of the lottery (`lockLottery`).
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
  // This mail ignores the limit per mailbox. Otherwise, strangers could suppress it by submitting many other forms.
  // There is at most one such mail at a time, so it cannot be used to flood a mailbox.
  if (!told) await queueDelivery(req, duplicateRegistrationMail, first);
}
