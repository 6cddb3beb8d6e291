import { useRef, type ReactNode } from 'react';
import { track } from '../../lib/analytics';
import type { ActiveFilter } from '../filters/ActiveFilters';
import { ListToolbar } from '../filters/ListToolbar';
import { RestOfList, type RestLink } from '../filters/RestOfList';
import { useExistingPage } from '../filters/useExistingPage';
import { Pagination } from '../Pagination/Pagination';
import { ListingHeading } from '../Section/ListingHeading';
import { Section } from '../Section/Section';
import { useViewFirst } from '../useViewFirst/useViewFirst';
import { listTop } from './listing.styles';
import { ListingSearch } from './ListingSearch';
import { PAGE_SIZE, type Listing } from './useListing';

interface ListingLayoutProps<Item> {
  listing: Listing<Item>;
  /** Anchor of the list. */
  id: string;
  /** Name of the list, for navigation by headings. */
  title: string;
  /** The page's title if it has no other h1. */
  pageTitle: string | null;
  /** Label of the search box. */
  searchLabel: string;
  /** A row of chips above the toolbar. */
  chips?: ReactNode;
  /** Number of results as text. */
  countText: string;
  active: readonly ActiveFilter[];
  /** Fetches the code of the filters dialog; null for lists without a dialog. */
  prepareModal: (() => void) | null;
  /** Content beside the filters button. */
  tools?: ReactNode;
  /** Whether the results have pages. */
  isPaged?: boolean;
  /** Name and address of an item, for browsers without scripts. */
  linkOf: (item: Item) => RestLink;
  /** Dialogs and drawers. */
  dialogs?: ReactNode;
  /** The results. */
  children: ReactNode;
}

/** A filtered list: search box, chips, toolbar, results, pages (corporate-site §2, §4, §9). */
export function ListingLayout<Item extends { id: string }>(props: ListingLayoutProps<Item>) {
  const { listing, isPaged = true } = props;
  const { name, state, items, results, page, search } = listing;
  const top = useRef<HTMLDivElement>(null);
  useViewFirst(
    listing.listProps.ref,
    results.slice(0, PAGE_SIZE).map((item) => item.id),
  );
  useExistingPage(state.values.page, page.page, state.correct, search.settled);
  const turn = (number: number) => {
    track('page_chosen', { list: name, page: number });
    // Scrolls after the change, so that Back returns to the previous position.
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
          <RestOfList items={results} shown={page.items} linkOf={props.linkOf} />
        </>
      )}
      {props.dialogs}
    </Section>
  );
}
