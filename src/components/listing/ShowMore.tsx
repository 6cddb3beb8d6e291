import { useEffect, useRef } from 'react';
import { track } from '../../lib/analytics';
import { Button } from '../Button/Button';
import { more } from './listing.styles';
import type { Listing } from './useListing';

interface ShowMoreProps {
  listing: Listing<unknown>;
  /**
   * Whether the list has more items. Keep the component mounted when it becomes false, because it still has to focus
   * the first new item.
   */
  hasMore: boolean;
  label: string;
}

/** A button that shows one more page of the list below the current items. The first new item then takes the focus. */
export function ShowMore({ listing, hasMore, label }: ShowMoreProps) {
  const { name, state, listProps } = listing;
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    if (firstNew.current === null) return;
    const link = listProps.ref.current?.children[firstNew.current]?.querySelector('a');
    if (!link) return;
    firstNew.current = null;
    link.focus();
  });
  if (!hasMore) return null;
  return (
    <div css={more}>
      <Button
        variant="secondary"
        onClick={() => {
          const page = state.values.page + 1;
          firstNew.current = listProps.ref.current?.children.length ?? null;
          track('page_chosen', { list: name, page });
          void state.change({ page });
        }}
      >
        {label}
      </Button>
    </div>
  );
}
