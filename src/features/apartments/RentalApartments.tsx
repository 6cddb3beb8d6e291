import { Fragment, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Chips } from '../../components/Chips/Chips';
import type { DrawerSlot } from '../../components/Drawer/DrawerSlot';
import { FormNotice } from '../../components/forms/FormNotice';
import { ListToolbar } from '../../components/filters/ListToolbar';
import { NothingFound } from '../../components/filters/NothingFound';
import { RestOfList } from '../../components/filters/RestOfList';
import { SearchBox } from '../../components/filters/SearchBox';
import { useInterim } from '../../components/filters/useInterim';
import { useExistingPage } from '../../components/filters/useExistingPage';
import { useListSearch } from '../../components/filters/useListSearch';
import { Pagination } from '../../components/Pagination/Pagination';
import { useLateCode } from '../../components/LatePart/useLateCode';
import { ListingHeading } from '../../components/Section/ListingHeading';
import { Section } from '../../components/Section/Section';
import { useInView } from '../../components/useInView/useInView';
import { useWanted } from '../../components/useInView/useWanted';
import { usePrinting } from '../../components/usePrinting/usePrinting';
import { useViewFirst, viewFirst } from '../../components/useViewFirst/useViewFirst';
import { track } from '../../lib/analytics';
import type { LabelTwins } from '../../lib/filters/defineFilters';
import { knownValues, optionCounts } from '../../lib/filters/optionCounts';
import { pageOf } from '../../lib/filters/pageOf';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import { compareTexts } from '../../lib/compareTexts';
import { lateCode } from '../../lib/lateCode';
import { awaited } from '../../theme/awaited';
import { rentalListFilters } from './apartmentFilters';
import { buildingPlaces } from './buildingPlaces';
import { liveHomes } from './liveHomes';
import { ListingSlide } from './ListingSlide';
import { HomeHeads } from './HomeHeads';
import { LazyRentalFilters } from './LazyRentalFilters';
import { list, listTop, nothing } from './RentalApartments.styles';
import { modalCount } from './modalCount';
import { FiltersProvider, useFilters } from './rentalFiltersContext';
import type { RentalHome } from './RentalHome';
import { RentalRow } from './RentalRow';
import { shortly } from './shortly';
import { slidePositions } from './slidePositions';
import { characteristicNames, toRentalHome } from './toRentalHome';
import { useActiveHomeFilters } from './useActiveHomeFilters';
import type { LiveStates } from './useApartmentStates';
import { useOpenAtArrival } from './useOpenAtArrival';
import { useToday } from './useToday';

/** Apartments per page (corporate-site §9). */
const PAGE_SIZE = 9;

/** Returns the searchable text of a home. */
const textOf = (home: RentalHome) => [
  home.name,
  home.title,
  home.apartmentNumber,
  home.address,
  home.city,
  home.project?.title,
  ...home.features,
];

/** Maximum number of homes per availability request. In a longer list, only the current page is requested. */
const MOST_ASKED = 200;

/** Live availability, loaded when the list is in view. */
const liveStates = lateCode(
  'LiveApartmentStates',
  async () => (await import('./LiveApartmentStates')).LiveApartmentStates,
);

/** State before the first request. */
const NOTHING_ASKED: LiveStates = { states: {}, failed: false, refresh: () => undefined };

interface RentalApartmentsProps {
  /** Nodes of the CMS in list order. */
  nodes: readonly Queries.RentalHomeFragment[];
  slide: Queries.ListingSlideFragment | null;
  /** The page's title if it has no other h1. */
  pageTitle: string | null;
  /** Translations of labels, by filter. */
  twins?: LabelTwins;
  /** Renders the lead form about an apartment. */
  renderLead: DrawerSlot<RentalHome>;
}

/** The apartments for rent: cities, filters, expandable rows, pages (corporate-site §2, §4, §9). Print shows all. */
export function RentalApartments({ nodes, twins, ...list }: RentalApartmentsProps) {
  const homes = useMemo(() => nodes.map(toRentalHome), [nodes]);
  const known = useMemo(() => {
    // Fixed options, valid even if no home has them.
    const { roomNumber: _rooms, floorNumber: _floors, ...rest } = knownValues(rentalListFilters, homes);
    return rest;
  }, [homes]);
  const characteristics = useMemo(
    () => new Map([...characteristicNames(nodes), ...buildingPlaces(homes)]),
    [nodes, homes],
  );
  return (
    <FiltersProvider known={known} {...(twins && { twins })}>
      <Homes homes={homes} characteristics={characteristics} {...list} />
    </FiltersProvider>
  );
}

interface HomesProps extends Omit<RentalApartmentsProps, 'nodes' | 'twins'> {
  homes: readonly RentalHome[];
  /** Labels of characteristics by key, and of buildings by name. */
  characteristics: ReadonlyMap<string, string>;
}

function Homes({ homes, characteristics, slide, pageTitle, renderLead }: HomesProps) {
  const { t } = useTranslation(['apartments', 'filters']);
  const headingId = useId();
  const top = useRef<HTMLDivElement>(null);
  const today = useToday();
  const state = useFilters();
  const { values, change, correct, reset, hrefOf, leftOut } = state;
  const interim = useInterim(rentalListFilters, state, (applied) =>
    track('filters_applied', { list: 'rentalApartments', filters: modalCount(applied) }),
  );
  const active = [
    ...values.cities.map((city) => ({
      id: `cities-${city}`,
      label: city,
      onRemove: () => void change({ cities: values.cities.filter((other) => other !== city) }),
    })),
    ...useActiveHomeFilters(state, characteristics, 'rent'),
  ];
  const [wanted, setWanted] = useState<{ home: RentalHome; open: boolean } | null>(null);
  const cities = useMemo(
    () => [...new Set(homes.flatMap(({ city }) => city ?? []))].sort(compareTexts),
    [homes],
  );
  const { found, ...search } = useListSearch(homes, textOf, values.q);
  const results = useMemo(
    () => found.filter((home) => rentalListFilters.matches(home, values)),
    [found, values],
  );
  const { items: built, page, pageCount } = pageOf(results, values.page, PAGE_SIZE);
  useExistingPage(values.page, page, correct, search.settled);
  const rows = useRef<HTMLDivElement>(null);
  const inView = useInView(rows) ?? false;
  const pageOfRow = (index: number) => Math.floor(index / PAGE_SIZE) + 1;
  const { forget } = useOpenAtArrival(rows, {
    results,
    open: values.open,
    isShown: (index) => pageOfRow(index) === page,
    show: (index) => correct({ page: pageOfRow(index) }),
    settled: search.settled,
  });
  const live = useLateCode(liveStates, useWanted(rows));
  const [{ states, failed, refresh }, setLive] = useState<LiveStates>(NOTHING_ASKED);
  const printing = usePrinting();
  const items = liveHomes(printing ? results : built, states);
  // The numbers are the same on every page of the list: live only if all homes are requested.
  const isWhole = homes.length <= MOST_ASKED;
  const free = useMemo(
    () => liveHomes(found, isWhole ? states : {}).filter((home) => home.state !== 'taken'),
    [isWhole, found, states],
  );
  const freeResults = free.filter((home) => rentalListFilters.matches(home, values)).length;
  const cityCounts = useMemo(() => optionCounts(rentalListFilters, free, values, 'cities'), [free, values]);
  const listOf = useRef<HTMLUListElement>(null);
  useViewFirst(
    listOf,
    results.slice(0, PAGE_SIZE).map(({ id }) => id),
  );
  const positions = slide && !printing ? slidePositions(page, items.length) : [];
  const slideAt = (position: number) =>
    slide &&
    positions.includes(position) && (
      <li>
        <ListingSlide slide={slide} />
      </li>
    );

  const clear = () => {
    track('filters_cleared', { list: 'rentalApartments' });
    void reset();
  };
  const turn = (number: number) => {
    track('page_chosen', { list: 'rentalApartments', page: number });
    // Scrolls after the change, so that Back returns to the previous position.
    void change({ page: number }).then(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.focus({ preventScroll: true });
    });
  };

  const latest = useRef({ open: values.open, change, forget });
  latest.current = { open: values.open, change, forget };
  const toggle = useCallback(({ assetName }: RentalHome) => {
    latest.current.forget();
    const opens = latest.current.open !== assetName;
    if (opens) track('item_chosen', { list: 'rentalApartments', item: assetName });
    void latest.current.change({ open: opens ? assetName : null }, { passing: true });
  }, []);
  const ask = useCallback((home: RentalHome) => {
    track('button_pressed', { place: 'rentalApartments', button: 'wantToRent' });
    setWanted({ home, open: true });
  }, []);

  return (
    <Section labelledBy={headingId} id="apartments">
      <ListingHeading id={headingId} pageTitle={pageTitle}>
        {t('apartments')}
      </ListingHeading>
      {homes.length > 0 && (
        <SearchBox
          label={t('search')}
          value={values.q}
          onChange={(q, options) => void change({ q }, options)}
          onDone={() => track('list_searched', { list: 'rentalApartments', results: results.length })}
          failed={search.failed}
          onRetry={search.retry}
        />
      )}
      {cities.length > 1 && (
        <Chips
          label={t('cities')}
          chips={[
            { value: null, label: t('allCities') },
            ...cities.map((city) => ({ value: city, label: city, count: cityCounts.get(city) ?? 0 })),
          ]}
          selected={values.cities}
          onSelect={(city) => {
            track('filter_chosen', { list: 'rentalApartments', filter: 'cities' });
            void change({ cities: toggleChoice(values.cities, city, cities) });
          }}
        />
      )}
      <div ref={top} tabIndex={-1} css={listTop}>
        <ListToolbar
          countText={t(freeResults < results.length ? 'countOf' : 'count', {
            number: freeResults,
            total: results.length,
          })}
          active={active}
          onClear={clear}
          leftOut={leftOut}
          {...(homes.length > 0 && { modal: { count: modalCount(values), open: interim.open } })}
        />
      </div>
      {live.code && (
        <live.code
          asked={{ assets: (isWhole ? homes : built).map(({ assetName }) => assetName) }}
          seen={inView || (wanted?.open ?? false)}
          onStates={setLive}
        />
      )}
      <div ref={rows}>
        {(failed || live.failed) && (
          <FormNotice
            tone="info"
            action={{ label: t('checkAgain'), onClick: live.failed ? live.retry : refresh }}
          >
            {t('statesUnknown')}
          </FormNotice>
        )}
        {results.length === 0 ? (
          <div css={nothing}>
            {homes.length > 0 && found.length === 0 ? (
              <NothingFound text={values.q} onClear={() => void change({ q: '' })} />
            ) : (
              <>
                <p>{t(homes.length > 0 ? 'noApartments' : 'noneYet')}</p>
                {homes.length > 0 && (
                  <Button variant="secondary" onClick={clear}>
                    {t('filters:resetFilters')}
                  </Button>
                )}
              </>
            )}
          </div>
        ) : (
          <>
            <HomeHeads />
            <ul ref={listOf} css={[list, viewFirst]} {...awaited.items}>
              {items.map((home, index) => (
                <Fragment key={home.id}>
                  {slideAt(index)}
                  <RentalRow
                    home={home}
                    today={today}
                    open={values.open === home.assetName}
                    onToggle={toggle}
                    onLead={ask}
                  />
                </Fragment>
              ))}
              {slideAt(items.length)}
            </ul>
          </>
        )}
      </div>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => hrefOf({ page: number })}
        onSelect={turn}
      />
      <RestOfList
        items={results}
        shown={built}
        linkOf={(home) => ({ id: home.id, path: home.project?.path ?? null, title: shortly(home, t) })}
      />
      <LazyRentalFilters interim={interim} homes={found} free={free} characteristics={characteristics} />
      {wanted && renderLead(wanted.home, wanted.open, () => setWanted({ ...wanted, open: false }))}
    </Section>
  );
}
