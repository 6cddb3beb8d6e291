import { ROLES, type Role } from './roles';

interface Visitor {
  user: object | null;
}

/**
 * Hides an item of the admin's menu from all other roles. This gives no protection, because only `access` decides what
 * a user may do.
 * @param roles roles that see the item
 */
export function hideFromOtherRoles(...roles: readonly Role[]): (visitor: Visitor) => boolean {
  return ({ user }) => {
    const held: unknown = user && 'roles' in user ? user.roles : [];
    const own = Array.isArray(held) ? ROLES.filter((role) => held.includes(role)) : [];
    return !own.some((role) => roles.includes(role));
  };
}
