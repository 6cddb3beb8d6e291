import type { PayloadRequest } from 'payload';
import { hasRole } from './roles';

/** Allows the roles that handle visitors' submissions: staff and administrators. */
export const isStaff = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'staff');
