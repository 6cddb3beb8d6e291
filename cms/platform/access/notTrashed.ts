import type { Access } from 'payload';
import { isDraftReader } from './isDraftReader';

/** Excludes trashed documents, except for editors and the site's build. */
export const notTrashed: Access = ({ req }) => isDraftReader({ req }) || { deletedAt: { exists: false } };
