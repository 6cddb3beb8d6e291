import type { PayloadRequest } from 'payload';
import { hasRole } from './roles';

/** Lets in who edits content. */
export const isEditor = ({ req: { user } }: { req: PayloadRequest }): boolean =>
  hasRole(user, 'administrator', 'editor');
