import type { Payload, PayloadRequest } from 'payload';
import { writeAudit } from '../../../platform/audit/writeAudit';
import { inTransaction } from '../../../platform/database/inTransaction';
import { findLottery } from '../findLottery';
import { lockLottery } from '../lotteryLock';
import { drawRules, type DrawStep, type StepFault } from './drawSteps';

interface Taking {
  lottery: number;
  step: DrawStep;
  /** User named in the audit log. Undefined if the CMS itself takes the step. */
  user?: PayloadRequest['user'];
  /** Current time in ms. */
  now?: number;
}

/**
 * Takes a step of a lottery's draw and records it in the audit log, in one transaction.
 * @returns the reason why the step was not taken, or null; `unknown` means that the lottery does not exist
 */
export async function runDrawStep(
  payload: Payload,
  { lottery: id, step, user = null, now = Date.now() }: Taking,
): Promise<StepFault | 'unknown' | null> {
  const { action, take } = drawRules[step];
  return inTransaction(payload, async (req) => {
    await lockLottery(req, id);
    // Read the lottery only after the lock, because the previous owner of the lock may have changed it.
    const lottery = await findLottery({ payload, id, language: 'he', req });
    if (!lottery) return 'unknown';
    const fault = await take(req, lottery, now);
    if (fault) return fault;
    req.user = user;
    await writeAudit(req, { action, subject: { kind: 'lotteries', id, reference: lottery.name } });
    return null;
  });
}
