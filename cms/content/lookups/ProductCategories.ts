import { defineLookup } from './defineLookup';
import { nameField, groupNumberField } from './lookupFields';
import { indexedRelationField, selectField } from '../../platform/fields/shortFields';

/** Categories and sub-categories of products (forms-investors-catalogue §3). */
export const ProductCategories = defineLookup({
  slug: 'productCategories',
  labels: {
    singular: { he: 'קטגוריית מוצרים', en: 'Product category' },
    plural: { he: 'קטגוריות מוצרים', en: 'Product categories' },
  },
  fields: [
    nameField,
    selectField('contentTypeAlias', 'סוג', 'Kind', {
      required: true,
      defaultValue: 'productCategory',
      index: true,
      enumName: 'enum_product_category_alias',
      interfaceName: 'ProductCategoryAlias',
      options: [
        { value: 'productCategory', label: { he: 'קטגוריה', en: 'Category' } },
        { value: 'productSubCategory', label: { he: 'תת־קטגוריה', en: 'Sub-category' } },
      ],
    }),
    indexedRelationField('parentCategory', 'productCategories', 'מתחת לקטגוריה', 'Below the category', {
      filterOptions: { contentTypeAlias: { equals: 'productCategory' } },
      admin: { condition: (data) => data.contentTypeAlias === 'productSubCategory' },
    }),
    groupNumberField,
  ],
});
