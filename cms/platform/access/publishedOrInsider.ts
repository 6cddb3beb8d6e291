import type { Access, Where } from 'payload';
import { isInsider } from './isInsider';

const PUBLISHED: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };

/**
 * Anonymous visitors read what is published and not in the trash; editors and the site's build read everything.
 * Without the second clause anybody could ask for trashed documents with `trash=true`.
 */
export const publishedOrInsider: Access = ({ req }) => isInsider({ req }) || PUBLISHED;
