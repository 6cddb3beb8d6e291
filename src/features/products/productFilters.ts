import { createFilterContext } from '../../components/filters/createFilterContext';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ListedProduct } from './ListedProduct';

/** Texts by which an address may say "all products"; a plus sign in an address is a space (forms-investors-catalogue §2.9). */
const ALL_PRODUCTS = ['כל המוצרים', 'All Products'];

/**
 * By what products are narrowed, and the parameters of the address (forms-investors-catalogue §2.9, §4):
 * choosing a category clears sub-categories and features, choosing a sub-category clears features.
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

export type ProductGroup = 'categories' | 'subCategories' | 'productKeyFeatures';

/** Which filters a lobby has: five companies have all, the quarries categories only (forms-investors-catalogue §2.9). */
const GROUPS = {
  all: ['categories', 'subCategories', 'productKeyFeatures'],
  categories: ['categories'],
  none: [],
} as const satisfies Record<string, readonly ProductGroup[]>;

export type LobbyFilters = keyof typeof GROUPS;

/** The filter groups of a lobby, in the order in which they are shown. */
export const groupsOf = (filters: LobbyFilters): readonly ProductGroup[] => GROUPS[filters];

export const { FiltersProvider, useFilters } = createFilterContext(productFilters);
