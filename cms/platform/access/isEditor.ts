import type { PayloadRequest } from 'payload';
import { hasRole } from './roles';

/** Allows roles that edit content. */
export const isEditor = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor');
