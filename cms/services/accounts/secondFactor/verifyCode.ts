import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types';
import { notifyAccountOwner } from '../accountNews';
import { countCode, discountCode, claimDailyNotice, type LoginAttempt } from '../loginLimit';
import { consumeCode } from './secondFactorStore';

const MAX_LENGTH = 64;

/**
 * Verifies a second-factor code after a correct password. Wrong codes have a daily limit, and the owner is notified
 * after several of them.
 * @returns whether the code is correct, or, if the limit is reached, when it restarts (ms)
 */
export async function verifyCode(
  req: PayloadRequest,
  account: User,
  attempt: LoginAttempt,
  code: string,
): Promise<boolean | { until: number }> {
  const { payload } = req;
  const { isTooMany, isTold, until } = await countCode(payload, attempt);
  if (isTooMany) return { until };
  if (code.length <= MAX_LENGTH && (await consumeCode(payload, account, code))) {
    await discountCode(payload, attempt);
    return true;
  }
  if (isTold && (await claimDailyNotice(payload, account.email)))
    await notifyAccountOwner(req, account.email, 'wrongCodes');
  return false;
}
