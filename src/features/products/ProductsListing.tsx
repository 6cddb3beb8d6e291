import { useCallback, useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Chips } from '../../components/Chips/Chips';
import { ListToolbar } from '../../components/filters/ListToolbar';
import { NothingFound } from '../../components/filters/NothingFound';
import { RestOfList } from '../../components/filters/RestOfList';
import { SearchBox } from '../../components/filters/SearchBox';
import { useInterim } from '../../components/filters/useInterim';
import { useExistingPage } from '../../components/filters/useExistingPage';
import { useListSearch } from '../../components/filters/useListSearch';
import { Pagination } from '../../components/Pagination/Pagination';
import { ListingHeading } from '../../components/Section/ListingHeading';
import { Section } from '../../components/Section/Section';
import { usePrinting } from '../../components/usePrinting/usePrinting';
import { useViewFirst, viewFirst } from '../../components/useViewFirst/useViewFirst';
import { track } from '../../lib/analytics';
import { withNames } from '../../lib/withNames';
import { withinOptions } from '../../lib/filters/cascade';
import type { LabelTwins } from '../../lib/filters/defineFilters';
import { knownValues, optionCounts } from '../../lib/filters/optionCounts';
import { pageOf } from '../../lib/filters/pageOf';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import { awaited } from '../../theme/awaited';
import { ALL_LABELS } from './allLabels';
import { toListedProduct, type ListedProduct } from './ListedProduct';
import { ProductCard } from './ProductCard';
import {
  FiltersProvider,
  groupsOf,
  productFilters,
  useFilters,
  type LobbyFilters,
  type ProductFilterValues,
  type ProductGroup,
} from './productFilters';
import { chipOrder, entriesOf, type GroupEntry } from './productOptions';
import { grid, listTop, nothing } from './products.styles';
import { ProductsModal } from './ProductsModal';

/**
 * Products per page, and number of categories before "more", "all" included (forms-investors-catalogue §4,
 * §9).
 */
const PAGE_SIZE = 9;
const CHIPS = 5;

/** Returns the searchable text of a product. */
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
  /** Nodes of the CMS in lobby order. */
  nodes: readonly Queries.ListedProductFragment[];
  filters: LobbyFilters;
  /** The page's title if it has no other h1. */
  pageTitle: string | null;
  /** Translations of labels, by group. */
  twins?: LabelTwins;
}

/** The products of a lobby: category bar, filters, cards, pages (forms-investors-catalogue §2.9, §4, §9). */
export function ProductsListing({ nodes, filters, pageTitle, twins }: ProductsListingProps) {
  const products = useMemo(
    () => withNames(nodes.map(toListedProduct), ({ title }) => title, 'products'),
    [nodes],
  );
  const known = useMemo(() => knownValues(productFilters, products, groupsOf(filters)), [products, filters]);
  const entries = useMemo(
    () => Object.fromEntries(groupsOf('all').map((group) => [group, entriesOf(nodes, group)])),
    [nodes],
  ) as Record<ProductGroup, GroupEntry[]>;
  const repair = useCallback(
    (values: ProductFilterValues) => withinOptions(productFilters, products, values, groupsOf(filters)),
    [products, filters],
  );
  return (
    <FiltersProvider known={known} repair={repair} {...(twins && { twins })}>
      <Listing products={products} filters={filters} entries={entries} pageTitle={pageTitle} />
    </FiltersProvider>
  );
}

interface ListingProps extends Omit<ProductsListingProps, 'nodes' | 'twins'> {
  products: readonly ListedProduct[];
  entries: Readonly<Record<ProductGroup, readonly GroupEntry[]>>;
}

function Listing({ products, filters, entries, pageTitle }: ListingProps) {
  const { t } = useTranslation('products');
  const headingId = useId();
  const top = useRef<HTMLDivElement>(null);
  const state = useFilters();
  const { values, change, correct, reset, hrefOf, leftOut } = state;
  const interim = useInterim(productFilters, state, (applied) =>
    track('filters_applied', { list: 'products', filters: productFilters.count(applied) }),
  );
  const groups = groupsOf(filters).filter((group) => entries[group].length > 0);
  const { found, ...search } = useListSearch(products, textOf, values.q);
  const results = useMemo(
    () => found.filter((product) => productFilters.matches(product, values)),
    [found, values],
  );
  const { items, page, pageCount } = pageOf(results, values.page, PAGE_SIZE);
  const printing = usePrinting();
  const listOf = useRef<HTMLUListElement>(null);
  useViewFirst(
    listOf,
    results.slice(0, PAGE_SIZE).map(({ id }) => id),
  );
  useExistingPage(values.page, page, correct, search.settled);
  // Choosing a category resets the groups below, so they do not affect its number.
  const ofCategories = productFilters.change(values, { categories: [] });
  const categoryCounts = optionCounts(productFilters, found, ofCategories, 'categories');
  const choose = (group: ProductGroup, option: string | null) => {
    track('filter_chosen', { list: 'products', filter: group });
    void change({ [group]: toggleChoice(values[group], option) });
  };
  const clear = () => {
    track('filters_cleared', { list: 'products' });
    void reset();
  };
  const turn = (number: number) => {
    track('page_chosen', { list: 'products', page: number });
    // Scrolls after the change, so that Back returns to the previous position.
    void change({ page: number }).then(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.focus({ preventScroll: true });
    });
  };

  return (
    <Section labelledBy={headingId} id="products">
      <ListingHeading id={headingId} pageTitle={pageTitle}>
        {t('products')}
      </ListingHeading>
      {products.length > 0 && (
        <SearchBox
          label={t('search')}
          value={values.q}
          onChange={(q, options) => void change({ q }, options)}
          onDone={() => track('list_searched', { list: 'products', results: results.length })}
          failed={search.failed}
          onRetry={search.retry}
        />
      )}
      {groups.includes('categories') && (
        <Chips
          label={t('categories')}
          limit={CHIPS}
          chips={[
            { value: null, label: t(ALL_LABELS.categories) },
            ...chipOrder(entries.categories).map(({ name }) => ({
              value: name,
              label: name,
              count: categoryCounts.get(name) ?? 0,
            })),
          ]}
          selected={values.categories}
          onSelect={(option) => choose('categories', option)}
        />
      )}
      <div ref={top} tabIndex={-1} css={listTop}>
        <ListToolbar
          countText={t('count', { number: results.length })}
          active={groups.flatMap((group) =>
            values[group].map((option) => ({
              id: `${group}-${option}`,
              label: option,
              onRemove: () => choose(group, option),
            })),
          )}
          onClear={clear}
          leftOut={leftOut}
          {...(groups.length > 0 && { modal: { count: productFilters.count(values), open: interim.open } })}
        />
      </div>
      {results.length === 0 ? (
        <div css={nothing}>
          {products.length > 0 && found.length === 0 ? (
            <NothingFound text={values.q} onClear={() => void change({ q: '' })} />
          ) : (
            <>
              <p>{t(products.length > 0 ? 'noProducts' : 'noneYet')}</p>
              {products.length > 0 && (
                <Button variant="secondary" onClick={clear}>
                  {t('showAll')}
                </Button>
              )}
            </>
          )}
        </div>
      ) : (
        <ul ref={listOf} css={[grid, viewFirst]} {...awaited.items}>
          {(printing ? results : items).map((product) => (
            <li key={product.id}>
              <ProductCard product={product} onFollow={follow} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => hrefOf({ page: number })}
        onSelect={turn}
      />
      <RestOfList items={results} shown={items} linkOf={(product) => product} />
      <ProductsModal interim={interim} products={products} found={found} groups={groups} entries={entries} />
    </Section>
  );
}
