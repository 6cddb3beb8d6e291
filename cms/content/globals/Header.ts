import type { GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedGlobalOrDraftReader } from '../../platform/access/publishedGlobalOrDraftReader';
import { imageField } from '../../platform/fields/imageField';
import { linkField } from '../fields/linkField';
import { globalHooks } from '../publishing/globalHooks';
import { globalPreviewUrl } from '../publishing/globalPreviewUrl';
import { labelRows } from '../../platform/fields/labelRows';

const linkLabel = { he: 'קישור', en: 'Link' };

export const Header: GlobalConfig = {
  slug: 'header',
  label: { he: 'תפריט עליון', en: 'Header menu' },
  graphQL: { name: 'Header' },
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOtherRoles('administrator', 'editor'),
    preview: globalPreviewUrl('header'),
  },
  versions: { drafts: { schedulePublish: true }, max: 30 },
  access: { read: publishedGlobalOrDraftReader, readVersions: isDraftReader, update: isEditor },
  hooks: globalHooks(),
  fields: labelRows([
    {
      name: 'items',
      type: 'array',
      label: { he: 'פריטים', en: 'Items' },
      labels: { singular: { he: 'פריט', en: 'Item' }, plural: { he: 'פריטים', en: 'Items' } },
      fields: [
        linkField({ name: 'link', label: linkLabel }),
        imageField({
          name: 'picture',
          shown: 'card',
          label: { he: 'תמונה', en: 'Picture' },
          description: {
            he: 'לצד התת־תפריט במסך רחב, בצורת קשת. תמונה לגובה מתאימה ביותר',
            en: 'Beside the second level on wide screens, shaped as an arch. An upright picture fits best',
          },
        }),
        {
          name: 'children',
          type: 'array',
          label: { he: 'תת־תפריט', en: 'Second level' },
          labels: { singular: { he: 'פריט', en: 'Item' }, plural: { he: 'פריטים', en: 'Items' } },
          fields: [
            {
              name: 'group',
              type: 'text',
              localized: true,
              label: { he: 'כותרת קבוצה', en: 'Group heading' },
              admin: {
                description: {
                  he: 'מתחילה קבוצה חדשה בקישור זה. בלעדיה הקישור ממשיך את הקבוצה שלפניו',
                  en: 'Begins a new group with this link. Without it, the link continues the group before',
                },
              },
            },
            linkField({ name: 'link', label: linkLabel }),
          ],
        },
      ],
    },
    linkField({ name: 'cta', label: { he: 'כפתור', en: 'Button' } }),
  ]),
};
