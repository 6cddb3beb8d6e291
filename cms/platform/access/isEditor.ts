import type { PayloadRequest } from 'payload';
import { hasRole } from './roles';

/** Allows the roles that edit content: editors and administrators. */
export const isEditor = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor');
