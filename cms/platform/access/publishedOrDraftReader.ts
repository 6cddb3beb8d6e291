import type { Access, Where } from 'payload';
import { isDraftReader } from './isDraftReader';

const PUBLISHED: Where = { and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }] };

/**
 * Lets visitors read published documents, and editors and the site's build all documents. Trashed documents are
 * excluded explicitly, because a request with `trash=true` would return them.
 */
export const publishedOrDraftReader: Access = ({ req }) => isDraftReader({ req }) || PUBLISHED;
