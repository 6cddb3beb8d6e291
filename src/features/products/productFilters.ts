import { createFilterContext } from '../../components/filters/createFilterContext';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ListedProduct, ProductGroup } from './ListedProduct';

/**
 * URL values that mean "all products" (forms-investors-catalogue §2.9). In a URL, their space is written as a plus
 * sign.
 */
const ALL_PRODUCTS = ['כל המוצרים', 'All Products'];

/**
 * Filters of a product listing and their URL parameters (forms-investors-catalogue §2.9, §4). Choosing a category
 * clears the sub-categories and features; choosing a sub-category clears the features.
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

/** Translation key of the option "all" in each group. */
export const ALL_LABELS = {
  categories: 'allProducts',
  subCategories: 'allSubCategories',
  productKeyFeatures: 'allFeatures',
} as const satisfies Record<ProductGroup, string>;

/**
 * Filter groups of each kind of listing. Five companies have all groups, and quarries have only categories
 * (forms-investors-catalogue §2.9).
 */
const GROUPS = {
  all: ['categories', 'subCategories', 'productKeyFeatures'],
  categories: ['categories'],
  none: [],
} as const satisfies Record<string, readonly ProductGroup[]>;

export type LobbyFilters = keyof typeof GROUPS;

/** Returns the filter groups of a listing in the order in which they are shown. */
export const groupsOf = (filters: LobbyFilters): readonly ProductGroup[] => GROUPS[filters];

export const { FiltersProvider, useFilters } = createFilterContext(productFilters, { isAwaited: true });
