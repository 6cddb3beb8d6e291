import type { Access } from 'payload';
import { isDraftReader } from './isDraftReader';

/** Lets visitors read the published version of a global. Editors and the site's build can also read drafts. */
export const publishedGlobalOrDraftReader: Access = ({ req }) =>
  isDraftReader({ req }) || { _status: { equals: 'published' } };
