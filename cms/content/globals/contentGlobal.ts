import type { GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { isEditor } from '../../platform/access/isEditor';
import { publishedGlobalOrDraftReader } from '../../platform/access/publishedGlobalOrDraftReader';
import { globalHooks } from '../publishing/globalHooks';

/** Defines a global with drafts. Editors change it; visitors read the published version. */
export const contentGlobal = ({ admin, ...config }: GlobalConfig): GlobalConfig => ({
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOtherRoles('administrator', 'editor'),
    ...admin,
  },
  versions: { drafts: { schedulePublish: true }, max: 30 },
  access: { read: publishedGlobalOrDraftReader, readVersions: isDraftReader, update: isEditor },
  hooks: globalHooks(),
  ...config,
});
