import type { Access, Where } from 'payload';
import { isInsider } from './isInsider';
import { isStaff } from './isStaff';

/** For collections with a field `project`: what they tell of a project is public once that is. */
export const OF_PUBLISHED_PROJECT: Where = {
  and: [{ 'project._status': { equals: 'published' } }, { 'project.deletedAt': { exists: false } }],
};

const NOT_TRASHED: Where = { deletedAt: { exists: false } };

/**
 * For collections with a trash and a field `project`. Visitors read what belongs to a published project, or to none: homes and prices
 * would tell of a project before it is published. Staff read all that is not in the trash; editors and the site's build read the trash too.
 */
export const ofPublishedProject: Access = (args) => {
  if (isInsider(args)) return true;
  if (isStaff(args)) return NOT_TRASHED;
  return { and: [NOT_TRASHED, { or: [{ project: { exists: false } }, OF_PUBLISHED_PROJECT] }] };
};
