import type { Payload, PayloadRequest } from 'payload';
import { writeAudit } from '../../../platform/audit/writeAudit';
import { inTransaction } from '../../../platform/database/inTransaction';
import { findLottery } from '../findLottery';
import { lockLottery } from '../lotteryLock';
import { drawRules, type DrawStep, type StepFault } from './drawSteps';

interface Taking {
  lottery: number;
  step: DrawStep;
  /** For the audit log; missing for the CMS itself. */
  user?: PayloadRequest['user'];
  /** Time in ms. */
  now?: number;
}

/**
 * Takes a step of a lottery and writes the audit log, in one transaction.
 * @returns why it was not taken (`unknown`: there is no such lottery), or null
 */
export async function takeStep(
  payload: Payload,
  { lottery: id, step, user = null, now = Date.now() }: Taking,
): Promise<StepFault | 'unknown' | null> {
  const { action, take } = drawRules[step];
  return inTransaction(payload, async (req) => {
    await lockLottery(req, id);
    // Read after the lock, because its previous owner may have changed the lottery.
    const lottery = await findLottery({ payload, id, language: 'he', req });
    if (!lottery) return 'unknown';
    const fault = await take(req, lottery, now);
    if (fault) return fault;
    req.user = user;
    await writeAudit(req, { action, subject: { kind: 'lotteries', id, reference: lottery.name } });
    return null;
  });
}
