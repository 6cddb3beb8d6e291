import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space } from '../../theme/tokens';

/** One column on phones, two on small screens, three from medium ones up (corporate-site §2). */
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
  [media.hover]: { '&:hover img': { scale: '1.03' } },
});

export const frame = css({
  position: 'relative',
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > :not(p)': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  '& img': {
    transition: `scale ${duration.slow}ms ${easing}`,
    [media.reducedMotion]: { transition: 'none' },
  },
});

export const tag = css({
  position: 'absolute',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  maxInlineSize: `calc(100% - 2 * ${space.sm})`,
  margin: 0,
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: font.tiny,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
});

export const words = css({ display: 'grid', alignContent: 'start', gap: space.xxs });

export const nothing = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  paddingBlock: space.xl,
  fontSize: font.lead,
});

/** Paging scrolls here, below the sticky header. */
export const listTop = css({ scrollMarginBlockStart: '7rem' });

export const map = css({ blockSize: 'min(70dvh, 42rem)' });

export const aside = css({ marginBlockStart: space.sm, color: color.inkMuted, fontSize: font.small });
