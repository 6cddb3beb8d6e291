import { contentCollection } from '../../platform/access/contentCollection';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { localText, numberField, textField } from '../../platform/fields/shortFields';
import { KEY_FAULT, validFormat } from '../../platform/fields/validFormat';

/** Categories of magazine articles. The site shows them as tabs (corporate-site §2, §3). */
export const ArticleCategories = contentCollection({
  slug: 'articleCategories',
  labels: {
    singular: { he: 'קטגוריית כתבות', en: 'Article category' },
    plural: { he: 'קטגוריות כתבות', en: 'Article categories' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'key', 'order'],
  },
  hooks: publicChangeHooks('articleCategories'),
  fields: [
    localText('name', 'שם', 'Name', { required: true }),
    textField('key', 'מפתח', 'Key', {
      required: true,
      unique: true,
      validate: validFormat((value) => /^[a-z0-9-]+$/.test(String(value)), KEY_FAULT),
      description: {
        he: 'מופיע בכתובת של הלשונית: ?category=…',
        en: 'Part of the tab’s address: ?category=…',
      },
    }),
    numberField('order', 'סדר', 'Order', { defaultValue: 0 }),
  ],
});
