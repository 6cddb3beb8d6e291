import type { GlobalConfig } from 'payload';
import { anyone } from '../access/anyone';
import { isEditor } from '../access/isEditor';
import { linkField } from '../fields/linkField';
import { globalChangeHooks } from '../hooks/globalChangeHooks';

const linkLabel = { he: 'קישור', en: 'Link' };

export const Header: GlobalConfig = {
  slug: 'header',
  label: { he: 'תפריט עליון', en: 'Header menu' },
  graphQL: { name: 'Header' },
  admin: { group: { he: 'הגדרות', en: 'Settings' } },
  access: { read: anyone, update: isEditor },
  hooks: globalChangeHooks('header'),
  fields: [
    {
      name: 'items',
      type: 'array',
      label: { he: 'פריטים', en: 'Items' },
      labels: { singular: { he: 'פריט', en: 'Item' }, plural: { he: 'פריטים', en: 'Items' } },
      fields: [
        linkField({ name: 'link', label: linkLabel }),
        {
          name: 'children',
          type: 'array',
          label: { he: 'תת־תפריט', en: 'Second level' },
          labels: { singular: { he: 'פריט', en: 'Item' }, plural: { he: 'פריטים', en: 'Items' } },
          fields: [linkField({ name: 'link', label: linkLabel })],
        },
      ],
    },
    linkField({ name: 'cta', label: { he: 'כפתור', en: 'Button' } }),
  ],
};
