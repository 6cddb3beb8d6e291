import { Fragment, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '../../../components/Chips/Chips';
import type { DrawerSlot } from '../../../components/Drawer/DrawerSlot';
import { FormNotice } from '../../../components/forms/FormNotice';
import { EmptyListing } from '../../../components/listing/EmptyListing';
import { ListingLayout } from '../../../components/listing/ListingLayout';
import { PAGE_SIZE, useListing } from '../../../components/listing/useListing';
import { useLoadedCode } from '../../../components/LazyPart/useLoadedCode';
import { useInView } from '../../../components/useInView/useInView';
import { useLoadTrigger } from '../../../components/useInView/useLoadTrigger';
import { viewFirst } from '../../../components/useViewFirst/useViewFirst';
import { track } from '../../../lib/analytics';
import type { LabelTranslations } from '../../../lib/filters/defineFilters';
import { knownValues, optionCounts } from '../../../lib/filters/optionCounts';
import { toggleChoice } from '../../../lib/filters/toggleChoice';
import { compareTexts } from '../../../lib/compareTexts';
import { createCodeLoader } from '../../../lib/createCodeLoader';
import { rentalListFilters } from '../filters/apartmentFilters';
import { buildingPlaces } from './buildingPlaces';
import { applyLiveStates } from '../home/applyLiveStates';
import { isLastOdd } from '../rows/isLastOdd';
import { ListingSlide } from './ListingSlide';
import { HomeHeads } from '../rows/HomeHeads';
import { LazyRentalFilters } from './LazyRentalFilters';
import { list } from '../rows/HomeList.styles';
import { activeFilterCount } from './activeFilterCount';
import { FiltersProvider, useFilters } from './rentalFiltersContext';
import type { RentalHome } from '../home/RentalHome';
import { RentalRow } from './RentalRow';
import { summarizeHome } from '../home/summarizeHome';
import { slidePositions } from './slidePositions';
import { characteristicNames, toRentalHome } from './toRentalHome';
import { useActiveHomeFilters } from '../filters/useActiveHomeFilters';
import type { LiveStates } from '../home/useApartmentStates';
import { useScrollToExpandedRow } from '../rows/useScrollToExpandedRow';
import { useToday } from '../home/useToday';

/** Returns the texts of an apartment that the list's search looks through. */
const textOf = (home: RentalHome) => [
  home.name,
  home.title,
  home.apartmentNumber,
  home.address,
  home.city,
  home.project?.title,
  ...home.features,
];

/**
 * Maximum number of apartments per availability request. In a longer list, only the apartments on the current page are
 * requested.
 */
const MAX_ASKED = 200;

/**
 * The component that polls the availability. Its code loads once the list is in view and the visitor has interacted
 * with the page.
 */
const liveStates = createCodeLoader(
  'LiveApartmentStates',
  async () => (await import('./LiveApartmentStates')).LiveApartmentStates,
);

/** Live availability before the first request. */
const NOTHING_ASKED: LiveStates = { states: {}, failed: false, refresh: () => undefined };

interface RentalApartmentsProps {
  /** Apartments from the CMS, in the order of the list. */
  nodes: readonly Queries.RentalHomeFragment[];
  slide: Queries.ListingSlideFragment | null;
  /** The page's title, which the list shows as its h1 if the page has no other; otherwise null. */
  pageTitle: string | null;
  /**
   * For each filter, maps option labels in other languages to those in the page's language. A link from another
   * language version may contain them in its URL.
   */
  translations?: LabelTranslations;
  /** Renders the lead form about an apartment. */
  renderLead: DrawerSlot<RentalHome>;
}

/**
 * The list of apartments for rent with cities, filters, expandable rows and pages (corporate-site §2, §4, §9). A
 * printed page contains all apartments.
 */
export function RentalApartments({ nodes, translations, ...list }: RentalApartmentsProps) {
  const homes = useMemo(() => nodes.map(toRentalHome), [nodes]);
  const known = useMemo(() => {
    // The options for rooms and floors are fixed. They are valid in the URL even if no apartment has them.
    const { roomNumber: _rooms, floorNumber: _floors, ...rest } = knownValues(rentalListFilters, homes);
    return rest;
  }, [homes]);
  const characteristics = useMemo(
    () => new Map([...characteristicNames(nodes), ...buildingPlaces(homes)]),
    [nodes, homes],
  );
  return (
    <FiltersProvider known={known} {...(translations && { translations })}>
      <Homes homes={homes} characteristics={characteristics} {...list} />
    </FiltersProvider>
  );
}

interface HomesProps extends Omit<RentalApartmentsProps, 'nodes' | 'translations'> {
  homes: readonly RentalHome[];
  /** Labels of characteristics by key, and labels of buildings by name. */
  characteristics: ReadonlyMap<string, string>;
}

function Homes({ homes, characteristics, slide, pageTitle, renderLead }: HomesProps) {
  const { t } = useTranslation(['apartments', 'filters']);
  const today = useToday();
  const state = useFilters();
  const { values, change, correct } = state;
  const listing = useListing({
    name: 'rentalApartments',
    set: rentalListFilters,
    state,
    items: homes,
    textOf,
    countOf: activeFilterCount,
  });
  const { found, results, page, printing, clear } = listing;
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
  const rows = useRef<HTMLDivElement>(null);
  const inView = useInView(rows) ?? false;
  const pageOfRow = (index: number) => Math.floor(index / PAGE_SIZE) + 1;
  const { forget } = useScrollToExpandedRow(rows, {
    results,
    open: values.open,
    isShown: (index) => pageOfRow(index) === page.page,
    show: (index) => correct({ page: pageOfRow(index) }),
    settled: listing.search.settled,
  });
  const live = useLoadedCode(liveStates, useLoadTrigger(rows));
  const [{ states, failed, refresh }, setLive] = useState<LiveStates>(NOTHING_ASKED);
  const items = applyLiveStates(listing.shown, states);
  // The numbers cover all pages of the list and must not change from page to page. They use live availability only if
  // it is requested for all apartments; otherwise they use the availability at build time.
  const isWhole = homes.length <= MAX_ASKED;
  const free = useMemo(
    () => applyLiveStates(found, isWhole ? states : {}).filter((home) => home.state !== 'taken'),
    [isWhole, found, states],
  );
  const freeResults = free.filter((home) => rentalListFilters.matches(home, values)).length;
  const cityCounts = useMemo(() => optionCounts(rentalListFilters, free, values, 'cities'), [free, values]);
  const positions = slide && !printing ? slidePositions(page.page, items.length) : [];
  const slideAt = (position: number) =>
    slide &&
    positions.includes(position) && (
      <li>
        <ListingSlide slide={slide} />
      </li>
    );

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
    <ListingLayout
      listing={listing}
      id="apartments"
      title={t('apartments')}
      pageTitle={pageTitle}
      searchLabel={t('search')}
      countText={t(freeResults < results.length ? 'countOf' : 'count', {
        number: freeResults,
        total: results.length,
      })}
      active={active}
      prepareModal={homes.length > 0 ? LazyRentalFilters.prepare : null}
      linkOf={(home) => ({ id: home.id, path: home.project?.path ?? null, title: summarizeHome(home, t) })}
      chips={
        cities.length > 1 && (
          <Chips
            label={t('cities')}
            chips={[
              { value: null, label: t('allCities') },
              ...cities.map((city) => ({ value: city, label: city, count: cityCounts.get(city) ?? 0 })),
            ]}
            selected={values.cities}
            onSelect={(city) => listing.choose('cities', toggleChoice(values.cities, city, cities))}
          />
        )
      }
      dialogs={
        <>
          <LazyRentalFilters
            pending={listing.pending}
            homes={found}
            free={free}
            characteristics={characteristics}
          />
          {wanted && renderLead(wanted.home, wanted.open, () => setWanted({ ...wanted, open: false }))}
        </>
      }
    >
      {live.code && (
        <live.code
          asked={{ assets: (isWhole ? homes : page.items).map(({ assetName }) => assetName) }}
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
          <EmptyListing
            listing={listing}
            noneYet={t('noneYet')}
            noMatch={t('noApartments')}
            action={{ label: t('filters:resetFilters'), onClick: clear }}
          />
        ) : (
          <>
            <HomeHeads />
            <ul css={[list, viewFirst]} {...listing.listProps}>
              {items.map((home, index) => (
                <Fragment key={home.id}>
                  {slideAt(index)}
                  <RentalRow
                    home={home}
                    today={today}
                    wide={isLastOdd(index, items.length)}
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
    </ListingLayout>
  );
}
