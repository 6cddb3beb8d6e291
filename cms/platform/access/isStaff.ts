import type { PayloadRequest } from 'payload';
import { hasRole } from './roles';

/** Lets in who answers visitors. */
export const isStaff = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'staff');
