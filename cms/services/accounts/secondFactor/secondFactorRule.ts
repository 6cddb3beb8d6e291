import { JWTAuthentication, type AuthStrategy, type Payload, type PayloadRequest } from 'payload';
import { hasRole } from '../../../platform/access/roles';
import { isEnrolled, readAccount } from './secondFactorStore';

type Person = PayloadRequest['user'];

/** True when the security settings require a second factor of this user. */
export async function mustHaveSecondFactor(payload: Payload, user: Person): Promise<boolean> {
  if (!hasRole(user, 'administrator', 'staff')) return false;
  const { requireSecondFactor } = await payload.findGlobal({ slug: 'securitySettings', depth: 0 });
  return requireSecondFactor === true;
}

/** True when a user may only enrol. */
export const isHeldBack = (user: Person): boolean =>
  user?.collection === 'users' && 'heldBack' in user && user.heldBack === true;

/**
 * Payload's auth strategy for REST, GraphQL and the admin. Users without a required second factor are authenticated
 * without roles, so they have minimal permissions.
 */
export const holdBackUnenrolled: AuthStrategy = {
  name: 'second-factor',
  authenticate: async (args) => {
    const result = await JWTAuthentication({ ...args, strategyName: 'local-jwt' });
    const { user } = result;
    if (user?.collection !== 'users' || !(await isMissing(args.payload, user))) return result;
    return { ...result, user: { ...user, roles: [], heldBack: true } };
  },
};

/** Treats a database error as missing, because Payload would continue with a strategy that ignores second factors. */
async function isMissing(payload: Payload, user: NonNullable<Person>): Promise<boolean> {
  try {
    if (!(await mustHaveSecondFactor(payload, user))) return false;
    const account = await readAccount(payload, Number(user.id));
    return account === null || !isEnrolled(account);
  } catch (error) {
    payload.logger.error(error);
    return true;
  }
}
