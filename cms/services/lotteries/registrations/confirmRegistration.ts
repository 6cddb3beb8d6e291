import type { Payload, PayloadRequest } from 'payload';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import type { LotteryRegistration } from '../../../payload-types';
import { inTransaction } from '../../../platform/database/inTransaction';
import { lockRows } from '../../../platform/database/lockRows';
import { openDispute } from '../disputes/openDispute';
import { findLottery } from '../findLottery';
import { lockLottery } from '../lotteryLock';
import { readDrawState } from '../readDraw';
import { confirmationDeadline } from '../mails/confirmationDeadline';
import { findByToken } from './findByToken';
import { findTicket } from '../disputes/findTicket';

type Standing = Pick<LotteryRegistration, 'takesPart' | 'ticket'>;

/**
 * Decides the state of a registration that is being confirmed. The first registration of an identity number gets its
 * ticket. A further one from the same mailbox is a duplicate. A further one from another mailbox opens a dispute, which
 * staff decide.
 */
async function standingOf(req: PayloadRequest, registration: LotteryRegistration): Promise<Standing> {
  const { identity } = registration;
  if (!identity) throw new Error(`The registration ${registration.reference} has no identity`);
  const first = await findTicket(req, identity);
  if (!first) return { takesPart: 'yes', ticket: identity };
  if (normalizeMailbox(first.email) === normalizeMailbox(registration.email))
    return { takesPart: 'repeated', ticket: null };
  await openDispute(req, { first, registration });
  return { takesPart: 'disputed', ticket: null };
}

/** Checks whether registrations can still be confirmed: the list is not closed and the deadline has not passed. */
async function isInTime(req: PayloadRequest, lottery: number): Promise<boolean> {
  const found = await findLottery({ payload: req.payload, id: lottery, language: 'he', req });
  const draw = await readDrawState(req, lottery);
  return Boolean(found && draw?.stage === 'announced' && confirmationDeadline(found) > Date.now());
}

async function confirm(
  req: PayloadRequest,
  registration: LotteryRegistration,
): Promise<'confirmed' | 'late'> {
  const { id, confirmedAt, takesPart } = registration;
  if (confirmedAt) return 'confirmed';
  const lottery = typeof registration.lottery === 'object' ? registration.lottery.id : registration.lottery;
  await lockLottery(req, lottery);
  if (!(await isInTime(req, lottery))) return 'late';
  const standing = takesPart === 'unconfirmed' ? await standingOf(req, registration) : {};
  await req.payload.db.updateOne({
    collection: 'lotteryRegistrations',
    id,
    data: { ...standing, confirmedAt: new Date().toISOString() },
    req,
    returning: false,
  });
  return 'confirmed';
}

/**
 * Confirms the registration that a link's token belongs to. Repeated calls change nothing.
 * @returns `late` after the deadline, or null for an invalid token
 */
export async function confirmRegistration(
  payload: Payload,
  token: string,
): Promise<'confirmed' | 'late' | null> {
  return inTransaction(payload, async (req) => {
    const named = await findByToken(req, token);
    if (!named) return null;
    // Lock the row before the lottery. Changes by staff lock them in the same order, so no deadlock can occur.
    await lockRows(req, 'lotteryRegistrations', [named.id]);
    const found = await findByToken(req, token);
    return found && confirm(req, found);
  });
}
