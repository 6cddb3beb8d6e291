import type { Access, Where } from 'payload';
import { hasRole, isService } from './roles';

const PUBLISHED: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };

/**
 * Anonymous visitors read what is published and not in the trash; editors and the site's build read everything.
 * Without the second clause anybody could ask for trashed documents with `trash=true`.
 */
export const publishedOrInsider: Access = ({ req: { user } }) =>
  hasRole(user, 'administrator', 'editor') || isService(user) ? true : PUBLISHED;
