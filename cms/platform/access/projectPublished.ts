import type { Access, Where } from 'payload';
import { isDraftReader } from './isDraftReader';
import { isStaff } from './isStaff';

/** Matches documents whose `project` is published. */
export const PROJECT_IS_PUBLISHED: Where = {
  and: [{ 'project._status': { equals: 'published' } }, { 'project.deletedAt': { exists: false } }],
};

const NOT_TRASHED: Where = { deletedAt: { exists: false } };

/**
 * Access rule for collections with a trash and a `project` field. Visitors can read documents of published projects, or
 * of no project, because apartments and prices would reveal an unpublished project. Staff can read all documents
 * outside the trash. Editors and the site's build can read everything.
 */
export const projectPublished: Access = (args) => {
  if (isDraftReader(args)) return true;
  if (isStaff(args)) return NOT_TRASHED;
  return { and: [NOT_TRASHED, { or: [{ project: { exists: false } }, PROJECT_IS_PUBLISHED] }] };
};
