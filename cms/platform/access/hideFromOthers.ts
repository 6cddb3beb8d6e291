import { ROLES, type Role } from './roles';

interface Visitor {
  user: object | null;
}

/**
 * Keeps a part of the admin out of sight of who has no business there. Only the menu: what anybody may do, `access` decides.
 * @param roles who sees it
 */
export function hideFromOthers(...roles: readonly Role[]): (visitor: Visitor) => boolean {
  return ({ user }) => {
    const held: unknown = user && 'roles' in user ? user.roles : [];
    const own = Array.isArray(held) ? ROLES.filter((role) => held.includes(role)) : [];
    return !own.some((role) => roles.includes(role));
  };
}
