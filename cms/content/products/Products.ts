import type { CollectionConfig, Field } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { refuseIncomplete } from '../../platform/editing/refuseIncomplete';
import { isEditor } from '../../platform/access/isEditor';
import { isDraftReader } from '../../platform/access/isDraftReader';
import { publishedOrDraftReader } from '../../platform/access/publishedOrDraftReader';
import type { Label } from '../../platform/labels/labels';
import { labelRows } from '../../platform/fields/labelRows';
import { checkAddress } from '../addresses/checkAddress';
import { forgetListedRedirects, keepListedRedirects } from '../addresses/keepListedRedirects';
import { listedBelow } from '../addresses/listedPages';
import { setListedPath } from '../addresses/setListedPath';
import { listedPageFields } from '../addresses/listedPageFields';
import { seoField } from '../fields/seoField';
import { publicChangeHooks } from '../publishing/publicChangeHooks';
import { productTable } from './productTable';
import {
  productBannerFields,
  productDetailFields,
  productGeneralFields,
  productPanelFields,
} from './productFields';

const TITLE = 'productName';

const watch = publicChangeHooks('products');

const tab = (label: Label, fields: Field[]) => ({ label: { ...label }, fields: labelRows(fields) });

/** Building products (forms-investors-catalogue §3), each a page below a products page. */
export const Products: CollectionConfig = {
  slug: 'products',
  custom: listedBelow('products', TITLE),
  forceSelect: { paths: true },
  trash: true,
  labels: { singular: { he: 'מוצר', en: 'Product' }, plural: { he: 'מוצרים', en: 'Products' } },
  admin: {
    hidden: hideFromOtherRoles('administrator', 'editor'),
    useAsTitle: TITLE,
    group: { he: 'תוכן', en: 'Content' },
    defaultColumns: [TITLE, 'company', 'productCategory', '_status', 'updatedAt'],
    listSearchableFields: [TITLE],
    components: { beforeListTable: ['/platform/adminUi/TableTools#TableTools'] },
  },
  versions: { drafts: { schedulePublish: true }, maxPerDoc: 30 },
  endpoints: [checkAddress('products'), ...productTable],
  access: {
    create: isEditor,
    read: publishedOrDraftReader,
    readVersions: isDraftReader,
    update: isEditor,
    delete: isEditor,
  },
  hooks: {
    ...watch,
    beforeChange: [
      ...(watch.beforeChange ?? []),
      refuseIncomplete(() => ['slug']),
      setListedPath('products', TITLE),
    ],
    afterChange: [keepListedRedirects('products'), ...(watch.afterChange ?? [])],
    beforeDelete: [forgetListedRedirects('products'), ...(watch.beforeDelete ?? [])],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        tab({ he: 'המוצר', en: 'Product' }, productGeneralFields),
        tab({ he: 'באנר', en: 'Banner' }, productBannerFields),
        tab({ he: 'מידע טכני', en: 'Technical information' }, productPanelFields),
        tab({ he: 'תקנים ופרטים נוספים', en: 'Standards and details' }, productDetailFields),
        tab({ he: 'קידום ושיתוף', en: 'Search and sharing' }, [seoField]),
      ],
    },
    ...listedPageFields({
      titleField: TITLE,
      kind: 'products',
      setting: 'productsPage',
      listing: { he: 'דף המוצרים', en: 'Products page' },
    }),
  ],
};
