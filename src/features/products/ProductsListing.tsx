import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyListing } from '../../components/listing/EmptyListing';
import { groupFilters } from '../../components/listing/groupFilters';
import { cardGrid } from '../../components/listing/listing.styles';
import { ListingLayout } from '../../components/listing/ListingLayout';
import { useGroups, type Groups } from '../../components/listing/useGroups';
import { useListing } from '../../components/listing/useListing';
import { viewFirst } from '../../components/useViewFirst/useViewFirst';
import { track } from '../../lib/analytics';
import type { LabelTranslations } from '../../lib/filters/defineFilters';
import { withNames } from '../../lib/withNames';
import { GROUP_LISTS, toListedProduct, type ListedProduct, type ProductGroup } from './ListedProduct';
import { ProductCard } from './ProductCard';
import {
  ALL_LABELS,
  FiltersProvider,
  groupsOf,
  productFilters,
  useFilters,
  type LobbyFilters,
} from './productFilters';

/** Returns the texts of a product that the search looks through. */
const textOf = ({ title, use, categories, subCategories, productKeyFeatures, standards }: ListedProduct) => [
  title,
  use,
  ...categories,
  ...subCategories,
  ...productKeyFeatures,
  ...standards,
];
const follow = ({ path }: ListedProduct) => track('item_chosen', { list: 'products', item: path });

interface ProductsListingProps {
  /** Products from the CMS, in the order of the listing. */
  nodes: readonly Queries.ListedProductFragment[];
  filters: LobbyFilters;
  /** The page's title, which the listing shows as its h1 if the page has no other; otherwise null. */
  pageTitle: string | null;
  /**
   * For each group, maps option labels in other languages to those in the page's language. A link from another language
   * version may contain them in its URL.
   */
  translations?: LabelTranslations;
}

/** The listing of products with category bar, filters, cards and pages (forms-investors-catalogue §2.9, §4, §9). */
export function ProductsListing({ nodes, filters, pageTitle, translations }: ProductsListingProps) {
  const products = useMemo(
    () => withNames(nodes.map(toListedProduct), ({ title }) => title, 'products'),
    [nodes],
  );
  const { groups, provider } = useGroups({
    set: productFilters,
    nodes,
    items: products,
    lists: GROUP_LISTS,
    shown: groupsOf(filters),
  });
  return (
    <FiltersProvider {...provider} {...(translations && { translations })}>
      <Products products={products} groups={groups} pageTitle={pageTitle} />
    </FiltersProvider>
  );
}

interface ProductsProps extends Pick<ProductsListingProps, 'pageTitle'> {
  products: readonly ListedProduct[];
  groups: Groups<ProductGroup>;
}

function Products({ products, groups, pageTitle }: ProductsProps) {
  const { t } = useTranslation('products');
  const state = useFilters();
  const listing = useListing({ name: 'products', set: productFilters, state, items: products, textOf });
  const { results, shown, clear } = listing;
  return (
    <ListingLayout
      listing={listing}
      id="products"
      title={t('products')}
      pageTitle={pageTitle}
      searchLabel={t('search')}
      countText={t('count', { number: results.length })}
      linkOf={(product) => product}
      {...groupFilters({
        ...groups,
        set: productFilters,
        listing,
        main: 'categories',
        labelOf: (group) => t(group),
        allOf: (group) => t(ALL_LABELS[group]),
        outside: ['q'],
      })}
    >
      {results.length === 0 ? (
        <EmptyListing
          listing={listing}
          noneYet={t('noneYet')}
          noMatch={t('noProducts')}
          action={{ label: t('showAll'), onClick: clear }}
        />
      ) : (
        <ul css={[cardGrid, viewFirst]} {...listing.listProps}>
          {shown.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} onFollow={follow} />
            </li>
          ))}
        </ul>
      )}
    </ListingLayout>
  );
}
