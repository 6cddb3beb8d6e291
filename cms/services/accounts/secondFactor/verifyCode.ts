import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types';
import { tellHolder } from '../accountNews';
import { beginCode, endCode, noteFirstNotice, type LoginAttempt } from '../loginLimit';
import { useCode } from './secondFactorStore';

const LONGEST = 64;

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
  const { isTooMany, isTold, until } = await beginCode(payload, attempt);
  if (isTooMany) return { until };
  if (code.length <= LONGEST && (await useCode(payload, account, code))) {
    await endCode(payload, attempt);
    return true;
  }
  if (isTold && (await noteFirstNotice(payload, account.email)))
    await tellHolder(req, account.email, 'wrongCodes');
  return false;
}
