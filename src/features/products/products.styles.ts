import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/** Three columns from medium screens up (forms-investors-catalogue §2.9). */
export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: space.lg,
  rowGap: space.xl,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});

export const card = css({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: space.sm,
  blockSize: '100%',
  overflowWrap: 'anywhere',
});

/** The whole object on a plain background. */
export const frame = css({
  position: 'relative',
  // Square like most pictures; others have bands at the sides.
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stone,
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

export const words = css({ display: 'grid', alignContent: 'start', gap: space.xxs });

export const use = css({ margin: 0, color: color.inkMuted });

export const marks = css({ margin: 0, fontSize: font.small, color: color.accent });

export const nothing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  paddingBlock: space.xl,
  fontSize: font.lead,
});

/** Paging scrolls here, below the sticky header. */
export const listTop = css({ scrollMarginBlockStart: '7rem' });
