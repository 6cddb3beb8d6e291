import { Button } from '../Button/Button';
import { NothingFound } from '../filters/NothingFound';
import { nothing } from './listing.styles';
import type { Listing } from './useListing';

interface EmptyListingProps {
  listing: Listing<unknown>;
  /** Message for a list that has no items at all. */
  noneYet: string;
  /** Message if no item matches the filters. */
  noMatch: string;
  /** Button that changes or clears the filters, shown if no item matches them. */
  action: { label: string; onClick: () => void };
}

/**
 * Replaces the results of a list when there are none, and says why: the list is empty, or nothing matches the search
 * text or the filters.
 */
export function EmptyListing({ listing, noneYet, noMatch, action }: EmptyListingProps) {
  const { state, items, found } = listing;
  const hasItems = items.length > 0;
  return (
    <div css={nothing}>
      {hasItems && found.length === 0 ? (
        <NothingFound text={state.values.q} onClear={() => void state.change({ q: '' })} />
      ) : (
        <p>{hasItems ? noMatch : noneYet}</p>
      )}
      {hasItems && found.length > 0 && (
        <Button variant="secondary" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
