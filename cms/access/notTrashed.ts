import type { Access } from 'payload';
import { hasRole, isService } from './roles';

/** Anybody reads what is not in the trash; editors and the site's build read that as well. */
export const notTrashed: Access = ({ req: { user } }) =>
  hasRole(user, 'administrator', 'editor') || isService(user) ? true : { deletedAt: { exists: false } };
