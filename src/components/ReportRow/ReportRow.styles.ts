import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

/** On small screens, the row extends to the edges of the screen. On desktop, it stays within its column. */
export const row = css({
  display: 'flex',
  gap: space.lg,
  minInlineSize: 0,
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'thin',
  [media.belowDesktop]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    paddingInline: space.gutter,
    scrollPaddingInline: space.gutter,
  },
});

/** An item of the row. If it is the only one, it fills the row. */
export const item = css({
  flex: '0 0 82vw',
  scrollSnapAlign: 'start',
  containerType: 'inline-size',
  [media.tablet]: { flex: '1 0 14rem' },
  '&:only-of-type': { flexBasis: '100%' },
});
