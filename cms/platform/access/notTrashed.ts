import type { Access } from 'payload';
import { isInsider } from './isInsider';

/** Anybody reads what is not in the trash; editors and the site's build read that as well. */
export const notTrashed: Access = ({ req }) => isInsider({ req }) || { deletedAt: { exists: false } };
