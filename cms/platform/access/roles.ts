import type { PayloadRequest } from 'payload';

/** What a person of the CMS may do: everything, content, or what visitors sent. */
export const ROLES = ['administrator', 'editor', 'staff'] as const;

export type Role = (typeof ROLES)[number];

type Requester = PayloadRequest['user'] | null | undefined;

/** True when the requester is a person with one of the roles. */
export function hasRole(user: Requester, ...roles: Role[]): boolean {
  return user?.collection === 'users' && roles.some((role) => user.roles?.includes(role));
}

/** True for the site's build, which reads drafts and the schema with its key. */
export function isService(user: Requester): boolean {
  return user?.collection === 'services';
}
