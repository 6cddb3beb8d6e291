import { css } from '@emotion/react';
import { container } from '../../components/Section/Section.styles';
import { media } from '../../theme/media';
import { color, font, radius, space, width } from '../../theme/tokens';

export const header = css({ display: 'grid', gap: space.stack, paddingBlockEnd: space.stack });

export const opening = css(container, { inlineSize: '100%' });

/** Two columns on desktop: the facts, and the price with the buttons. */
export const split = css({
  display: 'grid',
  gap: space.lg,
  paddingBlockStart: space.lg,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'end',
    columnGap: space.xxl,
  },
});

export const words = css({
  display: 'grid',
  gap: space.md,
  maxInlineSize: width.text,
  overflowWrap: 'anywhere',
});

export const lead = css({
  fontSize: font.lead,
  fontWeight: font.weight.light,
  color: color.inkSoft,
  whiteSpace: 'pre-line',
});

export const place = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.xs,
});

export const pin = css({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  marginInlineStart: '-0.25rem',
  [media.belowTablet]: {
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    marginBlock: '-0.375rem',
    marginInline: '-0.625rem -0.375rem',
  },
  borderRadius: radius.pill,
  color: color.accent,
  [media.hover]: { 'a&:hover': { backgroundColor: color.accentSoft } },
});

export const tags = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const tag = css({
  paddingInline: space.sm,
  paddingBlock: space.xxs,
  borderRadius: radius.pill,
  backgroundColor: color.stoneDeep,
  fontSize: font.small,
});

export const priceBlock = css({ display: 'grid', justifyItems: 'start' });

/** The price is the most prominent part after the name. */
export const price = css({
  fontSize: font.h2,
  fontWeight: font.weight.medium,
  lineHeight: font.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: space.sm,
  [media.print]: { display: 'none' },
});

export const frame = css({
  overflow: 'hidden',
  borderRadius: radius.lg,
  aspectRatio: '4 / 3',
  '& img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
  [media.tablet]: { aspectRatio: '2 / 1' },
});

/** From tablets up there are as many columns as fit. Columns stretch, so that the numbers fill the row. */
export const numbers = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.lg,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On phones, the last of an odd number of items spans both columns.
  [media.belowTablet]: { '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' } },
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
});

export const number = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xxs,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
});

export const amount = css({
  fontSize: font.h2,
  fontWeight: font.weight.light,
  lineHeight: font.leading.snug,
  color: color.accent,
  fontVariantNumeric: 'tabular-nums',
});

/** The unit beside an amount. */
export const unit = css({ fontSize: '0.5em', fontWeight: font.weight.regular });

export const small = css({ fontSize: font.small, color: color.inkMuted });
