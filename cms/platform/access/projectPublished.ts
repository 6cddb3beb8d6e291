import type { Access, Where } from 'payload';
import { isDraftReader } from './isDraftReader';
import { isStaff } from './isStaff';

/** Matches documents whose `project` is published. */
export const PROJECT_IS_PUBLISHED: Where = {
  and: [{ 'project._status': { equals: 'published' } }, { 'project.deletedAt': { exists: false } }],
};

const NOT_TRASHED: Where = { deletedAt: { exists: false } };

/**
 * For collections with a trash and a field `project`. Visitors read documents of published projects or of none,
 * because homes and prices would reveal an unpublished project. Staff read all except trashed ones; editors and the
 * site's build read everything.
 */
export const projectPublished: Access = (args) => {
  if (isDraftReader(args)) return true;
  if (isStaff(args)) return NOT_TRASHED;
  return { and: [NOT_TRASHED, { or: [{ project: { exists: false } }, PROJECT_IS_PUBLISHED] }] };
};
