import type { Access } from 'payload';
import { isDraftReader } from './isDraftReader';

/** Lets visitors read the published version of a global, and editors and the site's build drafts as well. */
export const publishedGlobalOrDraftReader: Access = ({ req }) =>
  isDraftReader({ req }) || { _status: { equals: 'published' } };
