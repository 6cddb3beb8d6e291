import type { PayloadRequest } from 'payload';
import { hasRole, isService } from './roles';

/** Allows requesters that may see drafts: editors and the site's build. */
export const isDraftReader = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor') || isService(user);
