import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types';
import { tellHolder } from '../accountNews';
import { beginCode, endCode, isFirstNews, type LoginAttempt } from '../loginLimit';
import { useCode } from './secondFactorStore';

const LONGEST = 64;

/**
 * Verifies a code after the correct password, within the limit of wrong ones, and tells the owner about several.
 * @returns whether it is correct, or the end (ms) of the pause
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
  if (isTold && (await isFirstNews(payload, account.email)))
    await tellHolder(req, account.email, 'wrongCodes');
  return false;
}
