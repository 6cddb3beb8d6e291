import type { CollectionBeforeDeleteHook, PayloadRequest } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';
import { lockRows } from '../../../platform/database/lockRows';
import { reassignDisputes, settleDispute } from '../disputes/settleDispute';
import { lockLottery } from '../lotteryLock';
import { readDrawState } from '../readDraw';

const find = (req: PayloadRequest, id: number | string): Promise<LotteryRegistration | null> =>
  req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { id: { equals: id } },
    req,
  });

/** Finds the disputed registrations of an identity number, those confirmed first at the beginning. */
async function findRivals(req: PayloadRequest, identity: string): Promise<LotteryRegistration[]> {
  const { docs } = await req.payload.db.find<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { and: [{ identity: { equals: identity } }, { takesPart: { equals: 'disputed' } }] },
    sort: ['confirmedAt', 'id'],
    pagination: false,
    limit: 0,
    req,
  });
  return docs;
}

/**
 * Settles the dispute about a registration that is being deleted: the other registration takes part. The hook runs
 * before the deletion, because it must still be able to read the registration.
 */
export const settleBeforeDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await find(req, id);
  if (!found?.identity || !['disputed', 'yes'].includes(found.takesPart)) return;
  const rivals = await findRivals(req, found.identity);
  if (rivals.length === 0) return;
  // Lock the rows before the lottery. Changes by staff lock them in the same order, so no deadlock can occur.
  await lockRows(req, 'lotteryRegistrations', [found.id, ...rivals.map((rival) => rival.id)]);
  const lottery = typeof found.lottery === 'object' ? found.lottery.id : found.lottery;
  await lockLottery(req, lottery);
  if ((await readDrawState(req, lottery))?.stage !== 'announced') return;
  if (found.takesPart === 'disputed') return settleDispute(req, found.id, 'first');
  const [heir] = await findRivals(req, found.identity);
  if (!heir) return;
  const update = (one: number, data: Partial<LotteryRegistration>) =>
    req.payload.db.updateOne({ collection: 'lotteryRegistrations', id: one, data, req, returning: false });
  await update(found.id, { takesPart: 'withdrawn', ticket: null });
  await update(heir.id, { takesPart: 'yes', ticket: found.identity });
  await settleDispute(req, heir.id, 'second');
  await reassignDisputes(req, found.id, heir.id);
};
