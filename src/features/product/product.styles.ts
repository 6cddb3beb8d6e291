import { css } from '@emotion/react';
import { container } from '../../components/Section/Section.styles';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const banner = css({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '16rem',
  backgroundColor: color.stone,
  [media.desktop]: { blockSize: '26rem' },
  '& picture, & > img, & > div > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});

export const header = css(container, {
  display: 'grid',
  gap: space.stack,
  inlineSize: '100%',
  paddingBlock: `${space.lg} ${space.section}`,
  [media.desktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space.xxl,
    alignItems: 'start',
  },
});

export const words = css({ display: 'grid', gap: space.lg, overflowWrap: 'anywhere' });

/** The row with the quote button and the share button. */
export const actions = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.sm });

export const categories = css({ color: color.inkMuted, fontSize: font.small });

export const lead = css({ fontSize: font.lead, fontWeight: font.weight.light, color: color.inkSoft });

/** The frame of a product picture, which is shown whole on a plain background. */
export const frame = css({
  overflow: 'hidden',
  borderRadius: radius.lg,
  // Square, like most product pictures. Others have empty bands at the sides.
  aspectRatio: '1 / 1',
  backgroundColor: color.stone,
  position: 'relative',
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

/** The leading facts, as rows on phones. From tablets up they are three columns, each as wide as its content. */
export const data = css({
  display: 'grid',
  margin: 0,
  borderBlockEnd: `1px solid ${color.line}`,
  '& > div': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: space.xs,
    borderBlockStart: `1px solid ${color.line}`,
  },
  '& dt': { fontSize: font.small, color: color.inkMuted },
  '& dd': {
    margin: 0,
    color: color.accent,
    fontWeight: font.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    textWrap: 'balance',
    textAlign: 'end',
  },
  [media.tablet]: {
    gridTemplateColumns: 'repeat(3, auto)',
    columnGap: space.lg,
    border: 0,
    '& > div': {
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: space.xxs,
      padding: 0,
      border: 0,
    },
    '& dd': { fontSize: font.h3, fontWeight: font.weight.regular, textAlign: 'start' },
  },
});

export const features = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const feature = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  '& img': { inlineSize: '2.5rem', blockSize: '2.5rem', objectFit: 'contain' },
});

export const details = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: space.xxl },
});

export const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.lg,
});

export const standards = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const standard = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space.xs,
  inlineSize: '9rem',
  textAlign: 'center',
  '& img': { inlineSize: '4rem', blockSize: '4rem', objectFit: 'contain' },
});

/** A table that is too wide scrolls inside this box, so that the page does not scroll sideways. */
export const tableBox = css({ overflowX: 'auto' });

export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: space.xs,
    paddingInline: space.sm,
    textAlign: 'start',
    borderBlockEnd: `1px solid ${color.line}`,
  },
  '& th': { fontWeight: font.weight.medium },
  '& td': { fontVariantNumeric: 'tabular-nums' },
});

export const files = css({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const card = css({ position: 'relative', display: 'grid', alignContent: 'start', gap: space.xs });

export const small = css({ fontSize: font.small, color: color.inkMuted });
