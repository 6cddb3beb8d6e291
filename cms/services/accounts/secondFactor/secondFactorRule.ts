import { JWTAuthentication, type AuthStrategy, type Payload, type PayloadRequest } from 'payload';
import { hasRole } from '../../../platform/access/roles';
import { isEnrolled, readAccount } from './secondFactorStore';

type Person = PayloadRequest['user'];

/** Whether the administrators want a second factor of this person. */
export async function mustHaveSecondFactor(payload: Payload, user: Person): Promise<boolean> {
  if (!hasRole(user, 'administrator', 'staff')) return false;
  const { requireSecondFactor } = await payload.findGlobal({ slug: 'securitySettings', depth: 0 });
  return requireSecondFactor === true;
}

/** Whether somebody may do nothing but enrol. */
export const isHeldBack = (user: Person): boolean =>
  user?.collection === 'users' && 'heldBack' in user && user.heldBack === true;

/**
 * Payload's own way to know who asks, for all of REST, GraphQL and the admin. Who must have a second factor and has none is let in without
 * a role: what is allowed to no role is all they can do.
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

/** A fault of the database lets nobody in: Payload would go on to its next strategy, which knows no second factor. */
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
