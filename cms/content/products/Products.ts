import { listedCollection } from '../addresses/listedCollection';
import {
  productBannerFields,
  productDetailFields,
  productGeneralFields,
  productPanelFields,
} from './productFields';
import { productTable } from './productTable';

const TITLE = 'productName';

/** Building products (forms-investors-catalogue §3). Each has its own page below a products page. */
export const Products = listedCollection({
  slug: 'products',
  labels: { singular: { he: 'מוצר', en: 'Product' }, plural: { he: 'מוצרים', en: 'Products' } },
  title: TITLE,
  listing: { he: 'דף המוצרים', en: 'Products page' },
  admin: {
    defaultColumns: [TITLE, 'company', 'productCategory', '_status', 'updatedAt'],
    listSearchableFields: [TITLE],
    components: { beforeListTable: ['/platform/adminUi/TableTools#TableTools'] },
  },
  endpoints: productTable,
  tabs: [
    [{ he: 'המוצר', en: 'Product' }, productGeneralFields],
    [{ he: 'באנר', en: 'Banner' }, productBannerFields],
    [{ he: 'מידע טכני', en: 'Technical information' }, productPanelFields],
    [{ he: 'תקנים ופרטים נוספים', en: 'Standards and details' }, productDetailFields],
  ],
});
