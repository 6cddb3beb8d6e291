import { defineLookup } from './defineLookup';
import { nameField, numberField } from './lookupFields';

/** Categories and sub-categories of products (forms-investors-catalogue §3). */
export const ProductCategories = defineLookup({
  slug: 'productCategories',
  labels: {
    singular: { he: 'קטגוריית מוצרים', en: 'Product category' },
    plural: { he: 'קטגוריות מוצרים', en: 'Product categories' },
  },
  fields: [
    nameField,
    {
      name: 'contentTypeAlias',
      type: 'select',
      required: true,
      defaultValue: 'productCategory',
      index: true,
      enumName: 'enum_product_category_alias',
      interfaceName: 'ProductCategoryAlias',
      label: { he: 'סוג', en: 'Kind' },
      options: [
        { value: 'productCategory', label: { he: 'קטגוריה', en: 'Category' } },
        { value: 'productSubCategory', label: { he: 'תת־קטגוריה', en: 'Sub-category' } },
      ],
    },
    {
      name: 'parentCategory',
      type: 'relationship',
      relationTo: 'productCategories',
      index: true,
      filterOptions: { contentTypeAlias: { equals: 'productCategory' } },
      label: { he: 'מתחת לקטגוריה', en: 'Below the category' },
      admin: { condition: (data) => data.contentTypeAlias === 'productSubCategory' },
    },
    numberField,
  ],
});
