import type { PayloadRequest } from 'payload';

/** Roles of users. Administrators can do everything, editors handle content, and staff handle visitors' submissions. */
export const ROLES = ['administrator', 'editor', 'staff'] as const;

export type Role = (typeof ROLES)[number];

type Requester = PayloadRequest['user'] | null | undefined;

/** Checks whether the requester is a user with at least one of the roles. */
export function hasRole(user: Requester, ...roles: Role[]): boolean {
  return user?.collection === 'users' && roles.some((role) => user.roles?.includes(role));
}

/**
 * Checks whether the requester is a service account, such as the site's build, which uses an API key to read drafts and
 * the schema.
 */
export function isService(user: Requester): boolean {
  return user?.collection === 'services';
}
