import type { PayloadRequest } from 'payload';

/** Roles of users: everything, content, or submissions of visitors. */
export const ROLES = ['administrator', 'editor', 'staff'] as const;

export type Role = (typeof ROLES)[number];

type Requester = PayloadRequest['user'] | null | undefined;

/** True when the requester is a user with one of the roles. */
export function hasRole(user: Requester, ...roles: Role[]): boolean {
  return user?.collection === 'users' && roles.some((role) => user.roles?.includes(role));
}

/** True for service accounts such as the site's build, which reads drafts and the schema by key. */
export function isService(user: Requester): boolean {
  return user?.collection === 'services';
}
