import { APIError, type CollectionBeforeLoginHook } from 'payload';
import { accountText } from '../answers';
import { isEnrolled, readAccount } from './secondFactorStore';

/**
 * Last check before a session starts. Payload also starts sessions elsewhere (GraphQL, the local API), without a
 * code. Password resets pass, because `resetPassword` ends their session.
 * @throws APIError 401 for an enrolled account without a verified code
 */
export const guardSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.secondFactorPassed === true || req.context.passwordReset === true) return;
  const account = await readAccount(req.payload, Number(user.id), req);
  if (account && isEnrolled(account)) throw new APIError(accountText(req, 'codeNeeded'), 401);
};
