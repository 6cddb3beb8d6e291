import { APIError, type CollectionBeforeLoginHook } from 'payload';
import { accountText } from '../answers';
import { isEnrolled, readAccount } from './secondFactorStore';

/**
 * Rejects a new session if the account has a second factor and no code was verified. Payload also starts sessions
 * through GraphQL and the local API, which know no codes. Password resets are allowed, because `resetPassword` ends the
 * session that Payload starts.
 * @throws APIError 401 for an account with a second factor but without a verified code
 */
export const guardSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.secondFactorPassed === true || req.context.passwordReset === true) return;
  const account = await readAccount(req.payload, Number(user.id), req);
  if (account && isEnrolled(account)) throw new APIError(accountText(req, 'codeNeeded'), 401);
};
