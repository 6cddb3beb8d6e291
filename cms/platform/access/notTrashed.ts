import type { Access } from 'payload';
import { isDraftReader } from './isDraftReader';

/** Hides trashed documents from everyone except editors and the site's build. */
export const notTrashed: Access = ({ req }) => isDraftReader({ req }) || { deletedAt: { exists: false } };
