import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload';
import type { LotteryDispute, LotteryRegistration } from '../../../payload-types';
import { hasRole } from '../../../platform/access/roles';
import { writeAudit } from '../../../platform/audit/writeAudit';
import { inTransaction } from '../../../platform/database/inTransaction';
import { lockRows } from '../../../platform/database/lockRows';
import { lockLottery } from '../lotteryLock';
import { findTicket } from './findTicket';
import { passDisputes, settleDispute } from './settleDispute';

type Decision = 'first' | 'second';

const idOf = (related: number | { id: number } | null | undefined): number =>
  typeof related === 'object' ? (related?.id ?? 0) : (related ?? 0);

const find = (req: PayloadRequest, id: number): Promise<LotteryDispute | null> =>
  req.payload.db.findOne<LotteryDispute>({
    collection: 'lotteryDisputes',
    where: { id: { equals: id } },
    req,
  });

const findRegistration = (req: PayloadRequest, id: number): Promise<LotteryRegistration | null> =>
  req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { id: { equals: id } },
    req,
  });

/** Changes who takes part, and logs who decided. */
async function setTicket(
  req: PayloadRequest,
  { id, reference, takesPart: from }: LotteryRegistration,
  ticket: string | null,
): Promise<void> {
  const takesPart = ticket ? 'yes' : 'repeated';
  const data = { takesPart, ticket };
  await req.payload.db.updateOne({ collection: 'lotteryRegistrations', id, data, req, returning: false });
  await writeAudit(req, {
    action: 'lotteryTicketChanged',
    subject: { kind: 'lotteryRegistrations', id, reference },
    changes: [{ field: 'takesPart', from, to: takesPart }],
  });
}

/**
 * Gives the ticket to the chosen one of two registrations.
 * @returns false unless the dispute is open
 */
async function decide(req: PayloadRequest, id: number, decision: Decision): Promise<boolean> {
  const dispute = await find(req, id);
  const seen = dispute && (await findRegistration(req, idOf(dispute.registration)));
  if (!dispute || !seen?.identity) return false;
  const holder = await findTicket(req, seen.identity);
  // Locks rows before the lottery, in the same order as staff's changes.
  await lockRows(req, 'lotteryRegistrations', [seen.id, ...(holder ? [holder.id] : [])]);
  await lockLottery(req, idOf(dispute.lottery));
  const registration = await findRegistration(req, seen.id);
  const first = await findTicket(req, seen.identity);
  // A colleague has decided since.
  if (registration?.takesPart !== 'disputed' || first?.id !== holder?.id) return false;
  if (decision === 'second') {
    // Tickets are unique: the first must give it up before the second gets it.
    if (first) await setTicket(req, first, null);
    await setTicket(req, registration, seen.identity);
  } else await setTicket(req, registration, null);
  await settleDispute(req, registration.id, decision);
  if (first && decision === 'second') await passDisputes(req, first.id, registration.id);
  return true;
}

/**
 * `POST /api/lotteryDisputes/{id}/decide` with `{ decision: 'first'
 * 'second' }`: staff decide by the papers.
 * 409 when the dispute is already decided or the registrations have changed.
 */
export const decideDispute: PayloadHandler = async (req) => {
  const { payload, routeParams, user } = req;
  if (!hasRole(user, 'administrator', 'staff')) return Response.json({ error: 'Forbidden' }, { status: 403 });
  await addDataAndFileToRequest(req);
  const { decision } = (req.data ?? {}) as { decision?: unknown };
  if (decision !== 'first' && decision !== 'second')
    return Response.json({ error: 'The decision must be "first" or "second"' }, { status: 422 });
  const id = Number(routeParams?.id);
  const isDecided =
    Number.isSafeInteger(id) &&
    (await inTransaction(payload, (inside) => {
      inside.user = user;
      return decide(inside, id, decision);
    }));
  return isDecided
    ? Response.json({ decision })
    : Response.json({ error: 'There is no open dispute' }, { status: 409 });
};
