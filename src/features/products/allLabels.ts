import type { ProductGroup } from './productFilters';

/** Text key of "all" in each group. */
export const ALL_LABELS = {
  categories: 'allProducts',
  subCategories: 'allSubCategories',
  productKeyFeatures: 'allFeatures',
} as const satisfies Record<ProductGroup, string>;
