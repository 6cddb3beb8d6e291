import type { PayloadRequest } from 'payload';
import { hasRole, isService } from './roles';

/** Allows everyone who may see drafts: editors, administrators and the site's build. */
export const isDraftReader = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor') || isService(user);
