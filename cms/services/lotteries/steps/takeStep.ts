import type { Payload, PayloadRequest } from 'payload';
import type { Lottery } from '../../../payload-types';
import { noteAudit } from '../../../platform/audit/noteAudit';
import { inTransaction } from '../../../platform/database/inTransaction';
import { lockLottery } from '../lotteryLock';
import { drawRules, type DrawStep, type StepFault } from './drawSteps';

interface Taking {
  lottery: Lottery;
  step: DrawStep;
  /** Who takes it, for the audit log; the CMS itself where nobody is logged in. */
  user?: PayloadRequest['user'];
  /** Time in ms. */
  now?: number;
}

/**
 * Takes a step of a lottery, and writes down who did, both or neither.
 * @returns why it was not taken, or null
 */
export async function takeStep(
  payload: Payload,
  { lottery, step, user = null, now = Date.now() }: Taking,
): Promise<StepFault | null> {
  const { action, take } = drawRules[step];
  return inTransaction(payload, async (req) => {
    await lockLottery(req, lottery.id);
    const fault = await take(req, lottery, now);
    if (fault) return fault;
    req.user = user;
    await noteAudit(req, { action, subject: { kind: 'lotteries', id: lottery.id, reference: lottery.name } });
    return null;
  });
}
