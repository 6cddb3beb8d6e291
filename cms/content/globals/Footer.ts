import type { GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedGlobalOrDraftReader } from '../../platform/access/publishedGlobalOrDraftReader';
import { linkField } from '../fields/linkField';
import { globalHooks } from '../publishing/globalHooks';
import { globalPreviewUrl } from '../publishing/globalPreviewUrl';
import { labelRows } from '../../platform/fields/labelRows';

const linkLabel = { he: 'קישור', en: 'Link' };

export const Footer: GlobalConfig = {
  slug: 'footer',
  label: { he: 'תחתית האתר', en: 'Footer' },
  graphQL: { name: 'Footer' },
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOtherRoles('administrator', 'editor'),
    preview: globalPreviewUrl('footer'),
  },
  versions: { drafts: { schedulePublish: true }, max: 30 },
  access: { read: publishedGlobalOrDraftReader, readVersions: isDraftReader, update: isEditor },
  hooks: globalHooks(),
  fields: labelRows([
    {
      name: 'columns',
      type: 'array',
      label: { he: 'עמודות', en: 'Columns' },
      labels: { singular: { he: 'עמודה', en: 'Column' }, plural: { he: 'עמודות', en: 'Columns' } },
      fields: [
        { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
        {
          name: 'links',
          type: 'array',
          label: { he: 'קישורים', en: 'Links' },
          fields: [linkField({ name: 'link', label: linkLabel })],
        },
      ],
    },
    {
      name: 'legalLinks',
      type: 'array',
      label: { he: 'קישורים משפטיים', en: 'Legal links' },
      fields: [linkField({ name: 'link', label: linkLabel })],
    },
    { name: 'note', type: 'text', localized: true, label: { he: 'הערה', en: 'Note' } },
  ]),
};
