import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, font, radius, space } from '../../theme/tokens';

const HEIGHT = 'min(70dvh, 42rem)';

/** List and map are side by side from tablets up. On phones, the list is a horizontal strip below the map. */
export const columns = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  [media.tablet]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
  [media.desktop]: { gridTemplateColumns: '24rem minmax(0, 1fr)', gap: space.lg },
});

export const map = css({
  blockSize: '26rem',
  [media.tablet]: { gridColumn: 2, gridRow: 1, blockSize: HEIGHT, minBlockSize: '30rem' },
});

export const list = css({
  position: 'relative',
  display: 'flex',
  gap: space.sm,
  overflow: 'auto',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollSnapType: 'inline proximity',
  [media.belowTablet]: {
    marginInline: `calc(-1 * ${space.gutter})`,
    scrollPaddingInline: space.gutter,
    paddingInline: space.gutter,
    paddingBlockEnd: space.xs,
  },
  [media.tablet]: {
    flexDirection: 'column',
    gap: space.xs,
    blockSize: HEIGHT,
    minBlockSize: '30rem',
    scrollSnapType: 'none',
  },
  [media.print]: { flexDirection: 'column', blockSize: 'auto', overflow: 'visible' },
});

/** A row of the list. The whole row is clickable. */
export const row = css({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  inlineSize: 'min(20rem, 82vw)',
  minBlockSize: '5.5rem',
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  scrollSnapAlign: 'start',
  transition: `border-color ${duration.fast}ms, background-color ${duration.fast}ms`,
  [media.tablet]: { gridTemplateColumns: '5rem minmax(0, 1fr)', inlineSize: 'auto' },
  [media.desktop]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  '&[aria-current]': { borderColor: color.accent, backgroundColor: color.accentSoft },
  '& a:focus-visible::after': { outlineOffset: '-4px' },
});

export const rowPicture = css({
  position: 'relative',
  backgroundColor: color.stoneDeep,
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

export const rowWords = css({
  display: 'grid',
  alignContent: 'center',
  gap: space.xxs,
  padding: space.sm,
  overflowWrap: 'anywhere',
  '& h3': { fontSize: font.body },
});

/** Below the desktop breakpoint the card has no picture, so that it covers at most half of the map. */
export const infoPicture = css({
  aspectRatio: '16 / 9',
  marginBlockEnd: space.xs,
  borderRadius: radius.sm,
  [media.belowDesktop]: { display: 'none' },
});
