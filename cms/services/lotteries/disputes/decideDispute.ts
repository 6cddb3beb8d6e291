import { addDataAndFileToRequest, type PayloadHandler, type PayloadRequest } from 'payload';
import type { LotteryDispute, LotteryRegistration } from '../../../payload-types';
import { hasRole } from '../../../platform/access/roles';
import { writeAudit } from '../../../platform/audit/writeAudit';
import { inTransaction } from '../../../platform/database/inTransaction';
import { lockRows } from '../../../platform/database/lockRows';
import { lockLottery } from '../lotteryLock';
import { findTicket } from './findTicket';
import { reassignDisputes, settleDispute } from './settleDispute';

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

/** Gives a registration the ticket of its identity number, or takes it away. Records in the audit log who decided. */
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
 * Gives the ticket of an identity number to the chosen one of two registrations.
 * @returns false if the dispute is no longer open or the registrations have changed
 */
async function decide(req: PayloadRequest, id: number, decision: Decision): Promise<boolean> {
  const dispute = await find(req, id);
  const seen = dispute && (await findRegistration(req, idOf(dispute.registration)));
  if (!dispute || !seen?.identity) return false;
  const holder = await findTicket(req, seen.identity);
  // Lock the rows before the lottery. Changes by staff lock them in the same order, so no deadlock can occur.
  await lockRows(req, 'lotteryRegistrations', [seen.id, ...(holder ? [holder.id] : [])]);
  await lockLottery(req, idOf(dispute.lottery));
  const registration = await findRegistration(req, seen.id);
  const first = await findTicket(req, seen.identity);
  // Someone else has decided the dispute in the meantime.
  if (registration?.takesPart !== 'disputed' || first?.id !== holder?.id) return false;
  if (decision === 'second') {
    // Tickets are unique in the database, so the first registration must lose it before the second gets it.
    if (first) await setTicket(req, first, null);
    await setTicket(req, registration, seen.identity);
  } else await setTicket(req, registration, null);
  await settleDispute(req, registration.id, decision);
  if (first && decision === 'second') await reassignDisputes(req, first.id, registration.id);
  return true;
}

/**
 * `POST /api/lotteryDisputes/{id}/decide` with `decision` set to `first` or `second`: staff decide which registration
 * takes part, after checking identity papers. Responds with 409 if the dispute is already decided or the registrations
 * have changed.
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
