import type { Access } from 'payload';
import { isInsider } from './isInsider';

/** Excludes trashed documents, except for editors and the site's build. */
export const notTrashed: Access = ({ req }) => isInsider({ req }) || { deletedAt: { exists: false } };
