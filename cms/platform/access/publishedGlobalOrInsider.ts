import type { Access } from 'payload';
import { isInsider } from './isInsider';

/** Anonymous visitors read what is published of a global; editors and the site's build read drafts as well. */
export const publishedGlobalOrInsider: Access = ({ req }) =>
  isInsider({ req }) || { _status: { equals: 'published' } };
