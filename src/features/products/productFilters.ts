import { createFilterContext } from '../../components/filters/createFilterContext';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ListedProduct, ProductGroup } from './ListedProduct';

/** Address values of "all products"; a plus sign is a space (forms-investors-catalogue §2.9). */
const ALL_PRODUCTS = ['כל המוצרים', 'All Products'];

/**
 * Filters of products and their parameters (forms-investors-catalogue §2.9, §4). A category resets sub-categories and
 * features, a sub-category resets features.
 */
export const productFilters = defineFilters<ListedProduct>()({
  categories: choices({
    of: ({ categories }) => categories,
    all: ALL_PRODUCTS,
    clears: ['subCategories', 'productKeyFeatures'],
  }),
  subCategories: choices({ of: ({ subCategories }) => subCategories, clears: ['productKeyFeatures'] }),
  productKeyFeatures: choices({ of: ({ productKeyFeatures }) => productKeyFeatures }),
  q: typedText(),
  page: pageNumber(),
});

/** Text key of "all" in each group. */
export const ALL_LABELS = {
  categories: 'allProducts',
  subCategories: 'allSubCategories',
  productKeyFeatures: 'allFeatures',
} as const satisfies Record<ProductGroup, string>;

/**
 * Filters of each kind of lobby: five companies have all, quarries have only categories (forms-investors-catalogue
 * §2.9).
 */
const GROUPS = {
  all: ['categories', 'subCategories', 'productKeyFeatures'],
  categories: ['categories'],
  none: [],
} as const satisfies Record<string, readonly ProductGroup[]>;

export type LobbyFilters = keyof typeof GROUPS;

/** Returns the filter groups of a lobby in display order. */
export const groupsOf = (filters: LobbyFilters): readonly ProductGroup[] => GROUPS[filters];

export const { FiltersProvider, useFilters } = createFilterContext(productFilters, { isAwaited: true });
