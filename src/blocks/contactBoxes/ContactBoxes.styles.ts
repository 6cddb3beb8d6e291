import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, space } from '../../theme/tokens';

export const header = css({ marginBlockEnd: space.stack });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: space.lg,
  [media.tabletOnly]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
});

export const box = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.md,
  blockSize: '100%',
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  transition: `background-color ${duration.base}ms ${easing}`,
  [media.hover]: { '&:has(a:hover)': { backgroundColor: color.stoneDeep } },
});

export const icon = css({ inlineSize: '3rem', blockSize: '3rem' });

export const text = css({
  flexGrow: 1,
  fontSize: font.lead,
  lineHeight: font.leading.snug,
  whiteSpace: 'pre-line',
});

/** Height of the map. The map is as wide as the row of boxes above it. */
const MAP_HEIGHT = 'clamp(20rem, 45vw, 26rem)';

/** Reserves the map's height before its code has loaded, so that the layout does not shift. */
export const canvas = css({ marginBlockStart: space.lg, minBlockSize: MAP_HEIGHT });

export const map = css({ blockSize: MAP_HEIGHT });

export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: space.xs,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  minBlockSize: '1.75rem',
  color: color.accent,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.md },
  [media.hover]: { '&:hover': { color: color.accentDark, textDecoration: 'underline' } },
});
