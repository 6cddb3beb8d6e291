import { useRef, type ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { ActiveFilter } from '../filters/ActiveFilters';
import { ListToolbar } from '../filters/ListToolbar';
import { RemainingLinks, type RemainingLink } from '../filters/RemainingLinks';
import { useValidPageNumber } from '../filters/useValidPageNumber';
import { Pagination } from '../Pagination/Pagination';
import { ListingHeading } from '../Section/ListingHeading';
import { Section } from '../Section/Section';
import { useViewFirst } from '../useViewFirst/useViewFirst';
import { listTop } from './listing.styles';
import { ListingSearch } from './ListingSearch';
import { PAGE_SIZE, type Listing } from './useListing';

interface ListingLayoutProps<Item> {
  listing: Listing<Item>;
  /** Id of the section, so that links can point to the list. */
  id: string;
  /** Heading of the list. */
  title: string;
  /** Title for the h1, or null if the page already has an h1. */
  pageTitle: string | null;
  /** Accessible name of the search box. */
  searchLabel: string;
  /** Row of chips above the toolbar. */
  chips?: ReactNode;
  /** Text with the number of results. */
  countText: string;
  active: readonly ActiveFilter[];
  /** Loads the code of the filters dialog in advance. Null for lists without a dialog. */
  prepareModal: (() => void) | null;
  /** Additional controls beside the filters button. */
  tools?: ReactNode;
  /** Whether the results are split into pages. */
  isPaged?: boolean;
  /** Returns a plain link to an item, for browsers without JavaScript. */
  linkOf: (item: Item) => RemainingLink;
  /** Dialogs and drawers of the list. */
  dialogs?: ReactNode;
  /** The results. */
  children: ReactNode;
}

/** The layout of a filtered list: search box, chips, toolbar, results and pagination (corporate-site §2, §4, §9). */
export function ListingLayout<Item extends { id: string }>(props: ListingLayoutProps<Item>) {
  const { listing, isPaged = true } = props;
  const { name, state, items, results, page, search } = listing;
  const top = useRef<HTMLDivElement>(null);
  useViewFirst(
    listing.listProps.ref,
    results.slice(0, PAGE_SIZE).map((item) => item.id),
  );
  useValidPageNumber(state.values.page, page.page, state.correct, search.settled);
  const turn = (number: number) => {
    track('page_chosen', { list: name, page: number });
    // Scrolls only after the new history entry was added. The previous entry then keeps its scroll position for Back.
    void state.change({ page: number }).then(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.focus({ preventScroll: true });
    });
  };
  return (
    <Section named id={props.id}>
      <ListingHeading pageTitle={props.pageTitle}>{props.title}</ListingHeading>
      {items.length > 0 && <ListingSearch listing={listing} label={props.searchLabel} />}
      {props.chips}
      <div ref={top} tabIndex={-1} css={listTop}>
        <ListToolbar
          countText={props.countText}
          active={props.active}
          onClear={listing.clear}
          leftOut={state.leftOut}
          {...(props.prepareModal && { modal: { ...listing.modal, prepare: props.prepareModal } })}
        >
          {props.tools}
        </ListToolbar>
      </div>
      {props.children}
      {isPaged && (
        <>
          <Pagination
            page={page.page}
            pageCount={page.pageCount}
            hrefOf={(number) => state.hrefOf({ page: number })}
            onSelect={turn}
          />
          <RemainingLinks items={results} shown={page.items} linkOf={props.linkOf} />
        </>
      )}
      {props.dialogs}
    </Section>
  );
}
