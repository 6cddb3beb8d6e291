import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';

/**
 * Two columns on a tablet, where slides take a whole row. Content of an expanded row takes the row below; the next
 * home stays beside it.
 */
export const list = css({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tabletOnly]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoFlow: 'row dense',
    columnGap: space.lg,
    rowGap: space.md,
    '& > :not([data-taken])': { gridColumn: '1 / -1' },
  },
});

export const moreLine = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: space.xl,
  [media.print]: { display: 'none' },
});
