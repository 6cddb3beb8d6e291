import { Button } from '../Button/Button';
import { NothingFound } from '../filters/NothingFound';
import { nothing } from './listing.styles';
import type { Listing } from './useListing';

interface EmptyListingProps {
  listing: Listing<unknown>;
  /** Message of a list without items. */
  noneYet: string;
  /** Message when no item matches the filters. */
  noMatch: string;
  /** Offers another choice when no item matches the filters. */
  action: { label: string; onClick: () => void };
}

/** The message of a list without results. */
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
