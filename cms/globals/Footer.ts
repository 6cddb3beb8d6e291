import type { GlobalConfig } from 'payload';
import { anyone } from '../access/anyone';
import { isEditor } from '../access/isEditor';
import { linkField } from '../fields/linkField';
import { globalChangeHooks } from '../hooks/globalChangeHooks';

const linkLabel = { he: 'קישור', en: 'Link' };

export const Footer: GlobalConfig = {
  slug: 'footer',
  label: { he: 'תחתית האתר', en: 'Footer' },
  graphQL: { name: 'Footer' },
  admin: { group: { he: 'הגדרות', en: 'Settings' } },
  access: { read: anyone, update: isEditor },
  hooks: globalChangeHooks('footer'),
  fields: [
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
  ],
};
