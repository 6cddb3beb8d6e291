import type { Access, CollectionConfig } from 'payload';
import { hideFromOtherRoles } from './hideFromOtherRoles';
import { isDraftReader } from './isDraftReader';
import { isEditor } from './isEditor';
import { notTrashed } from './notTrashed';
import { publishedOrDraftReader } from './publishedOrDraftReader';

/** Access rules of a collection whose documents editors write. */
export const writtenByEditors = (read: Access, readVersions: Access = isEditor) => ({
  create: isEditor,
  read,
  readVersions,
  update: isEditor,
  delete: isEditor,
});

/** Defines a collection that editors write and everyone reads. It has a trash and versions, but no drafts. */
export const contentCollection = ({ admin, ...config }: CollectionConfig): CollectionConfig => ({
  trash: true,
  versions: { drafts: false, maxPerDoc: 30 },
  access: writtenByEditors(notTrashed),
  ...config,
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    group: { he: 'תוכן', en: 'Content' },
    ...admin,
  },
});

/** Defines a collection with drafts, which editors write. Visitors can read only published documents. */
export const draftCollection = (config: CollectionConfig): CollectionConfig =>
  contentCollection({
    versions: { drafts: { schedulePublish: true }, maxPerDoc: 30 },
    access: writtenByEditors(publishedOrDraftReader, isDraftReader),
    ...config,
  });
