import { JWTAuthentication, type AuthStrategy, type Payload, type PayloadRequest } from 'payload';
import { hasRole } from '../../../platform/access/roles';
import { isEnrolled, readAccount } from './secondFactorStore';

type Person = PayloadRequest['user'];

/**
 * Checks whether the security settings require a second factor from this user. They can require it of administrators
 * and staff.
 */
export async function requiresSecondFactor(payload: Payload, user: Person): Promise<boolean> {
  if (!hasRole(user, 'administrator', 'staff')) return false;
  const { requireSecondFactor } = await payload.findGlobal({ slug: 'securitySettings', depth: 0 });
  return requireSecondFactor === true;
}

/** Checks whether the user must set up a second factor before anything else is allowed (`restrictUnenrolled`). */
export const mustEnrol = (user: Person): boolean =>
  user?.collection === 'users' && 'heldBack' in user && user.heldBack === true;

/**
 * Payload's authentication strategy for REST, GraphQL and the admin panel. Users who still have to set up a required
 * second factor are authenticated without roles, so that they can do little else.
 */
export const restrictUnenrolled: AuthStrategy = {
  name: 'second-factor',
  authenticate: async (args) => {
    const result = await JWTAuthentication({ ...args, strategyName: 'local-jwt' });
    const { user } = result;
    if (user?.collection !== 'users' || !(await isMissing(args.payload, user))) return result;
    return { ...result, user: { ...user, roles: [], heldBack: true } };
  },
};

/**
 * Checks whether a required second factor is missing. A database error counts as missing: if this strategy threw,
 * Payload would continue with its own strategy, which ignores second factors.
 */
async function isMissing(payload: Payload, user: NonNullable<Person>): Promise<boolean> {
  try {
    if (!(await requiresSecondFactor(payload, user))) return false;
    const account = await readAccount(payload, Number(user.id));
    return account === null || !isEnrolled(account);
  } catch (error) {
    payload.logger.error(error);
    return true;
  }
}
