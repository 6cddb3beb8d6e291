import { track } from '../../lib/analytics';
import { SearchBox } from '../filters/SearchBox';
import type { Listing } from './useListing';

interface ListingSearchProps {
  listing: Listing<unknown>;
  label: string;
  /** Number of results to report to analytics. The default is the number of results of the listing. */
  trackedResults?: number;
}

/** The search box of a list. It reports searches to analytics. */
export function ListingSearch({
  listing,
  label,
  trackedResults = listing.results.length,
}: ListingSearchProps) {
  const { name, state, search } = listing;
  return (
    <SearchBox
      label={label}
      value={state.values.q}
      onChange={(q, options) => void state.change({ q }, options)}
      onDone={() => track('list_searched', { list: name, results: trackedResults })}
      failed={search.failed}
      onRetry={search.retry}
    />
  );
}
