import type { Access } from 'payload';
import { isInsider } from './isInsider';

/** Lets visitors read the published version of a global, and editors and the site's build drafts as well. */
export const publishedGlobalOrInsider: Access = ({ req }) =>
  isInsider({ req }) || { _status: { equals: 'published' } };
