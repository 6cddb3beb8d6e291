import type { PayloadRequest } from 'payload';
import { hasRole, isService } from './roles';

/** Lets in editors and the site's build: who may see drafts. */
export const isInsider = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor') || isService(user);
