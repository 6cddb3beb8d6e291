import type { PayloadRequest } from 'payload';
import { hasRole } from './roles';

/** Allows roles that answer visitors. */
export const isStaff = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'staff');
