import type { PayloadRequest } from 'payload';
import { hasRole } from './roles';

/** Allows administrators. */
export const isAdministrator = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator');
