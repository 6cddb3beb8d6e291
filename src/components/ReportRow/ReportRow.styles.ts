import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

/** From edge to edge on phones, within its column on desktop. */
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

/** A single card fills the row. */
export const item = css({
  flex: '0 0 82vw',
  scrollSnapAlign: 'start',
  containerType: 'inline-size',
  [media.tablet]: { flex: '1 0 14rem' },
  '&:only-of-type': { flexBasis: '100%' },
});
