import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font, space } from '../../theme/tokens';

export const list = css({ margin: 0, padding: 0, listStyle: 'none' });

/** Paging scrolls here, below the sticky header. */
export const listTop = css({ scrollMarginBlockStart: '7rem' });

export const nothing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  paddingBlock: space.xl,
  fontSize: font.lead,
});

export const moreLine = css({
  display: 'grid',
  justifyItems: 'center',
  paddingBlockStart: space.xl,
  [media.print]: { display: 'none' },
});
