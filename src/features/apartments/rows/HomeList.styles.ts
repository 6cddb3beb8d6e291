import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { space } from '../../../theme/tokens';

/**
 * On tablets, a grid with two columns in which a marketing slide spans both. An expanded row's content also spans both,
 * below its item. `dense` lets the next item fill the cell beside the expanded one.
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
