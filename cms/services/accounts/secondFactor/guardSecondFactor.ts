import { APIError, type CollectionBeforeLoginHook } from 'payload';
import { accountText } from '../answers';
import { isEnrolled, readAccount } from './secondFactorStore';

/**
 * The last check before any session begins: Payload starts sessions elsewhere than in `login` (GraphQL, the local API), without a code.
 * The reset of a password passes, whose session `resetPassword` ends at once.
 * @throws APIError 401 for an enrolled account whose code nobody has looked at
 */
export const guardSecondFactor: CollectionBeforeLoginHook = async ({ req, user }) => {
  if (req.context.secondFactorPassed === true || req.context.passwordReset === true) return;
  const account = await readAccount(req.payload, Number(user.id), req);
  if (account && isEnrolled(account)) throw new APIError(accountText(req, 'codeNeeded'), 401);
};
