import { addDataAndFileToRequest, type PayloadHandler } from 'payload';
import { clientAddress } from '../../platform/http/clientAddress';
import { writeAudit } from '../../platform/audit/writeAudit';
import { notifyAccountOwner } from './accountNews';
import { accountAnswer, accountRefusal } from './answers';
import { endSessions } from './endSessions';
import { resetCodeAttempts } from './loginLimit';
import { accountSubject } from './auditAccountChange';
import { readAccount } from './secondFactor/secondFactorStore';
import { incrementTally, traceKey } from '../../platform/database/tally';

const HOUR_MS = 60 * 60 * 1000;
const PER_ADDRESS = 30;

/**
 * `POST /api/users/reset-password`: sets a new password with the token from the reset mail and ends all sessions of the
 * account. Unlike Payload's endpoint, it does not log the user in, because that would bypass the second factor.
 */
export const resetPassword: PayloadHandler = async (req) => {
  await addDataAndFileToRequest(req);
  const { payload, data } = req;
  const token = typeof data?.token === 'string' ? data.token : '';
  const password = typeof data?.password === 'string' ? data.password : '';
  if (!token || !password) return accountRefusal(req, 400, 'credentialsMissing');
  const from = await incrementTally({ payload }, traceKey('reset:from', clientAddress(req)), HOUR_MS);
  if (from.count > PER_ADDRESS) return accountRefusal(req, 429, 'tooMany', { until: from.resetsAt });
  req.context.passwordReset = true;
  const { user } = await payload.resetPassword({
    collection: 'users',
    data: { token, password },
    overrideAccess: true,
    req,
  });
  await endSessions(req, Number(user.id));
  const account = await readAccount(payload, Number(user.id));
  if (account) {
    await resetCodeAttempts({ payload }, account.email);
    await writeAudit(req, { action: 'passwordReset', subject: accountSubject(account), actor: account });
    await notifyAccountOwner(req, account.email, 'passwordChanged');
  }
  return accountAnswer(req, 'resetDone');
};
