import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, space } from '../../theme/tokens';

const time = `${duration.base}ms ${easing}`;

/** The grid of pages that have no pages below them. Its columns are as wide as those of `columns`. */
export const row = css({
  display: 'grid',
  gap: `0 ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
  marginBlock: space.stack,
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' },
});

/** Columns of roughly equal height. */
export const columns = css({
  columns: '18rem 3',
  columnGap: space.xl,
  marginBlock: space.stack,
});

export const branch = css({
  breakInside: 'avoid',
  marginBlockEnd: space.stack,
  borderBlockStart: `2px solid ${color.ink}`,
  paddingBlockStart: space.md,
});

const link = css({
  display: 'inline-block',
  minInlineSize: '2.75rem',
  lineHeight: font.leading.snug,
  textDecoration: 'none',
  transition: `color ${time}`,
  [media.hover]: {
    '&:hover': { color: color.accent, textDecoration: 'underline', textDecorationThickness: '1px' },
  },
});

export const topLink = css(link, {
  paddingBlock: '0.35rem',
  [media.belowTablet]: { paddingBlock: '0.7rem' },
});

/** The title of a branch, which is also a link. */
export const titleLink = css(topLink, { fontSize: font.h3, fontWeight: font.weight.medium });

/** Nested lists are indented and have a line at their start. */
export const nested = css({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: space.xs,
  '& &': {
    marginBlock: space.xxs,
    paddingInlineStart: space.md,
    borderInlineStart: `1px solid ${color.line}`,
  },
});

export const childLink = css(link, {
  paddingBlock: '0.35rem',
  color: color.inkSoft,
  [media.belowTablet]: { paddingBlock: '0.7rem' },
});
