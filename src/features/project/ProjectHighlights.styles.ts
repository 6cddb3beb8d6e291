import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

export const highlights = css({
  display: 'grid',
  // Becomes one column on phones and at double font size, so that words do not break.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // On phones, the last of an odd number of items spans both columns.
  [media.belowTablet]: { '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' } },
});

export const highlight = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: '4.5rem',
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  lineHeight: 1.35,
  breakInside: 'avoid',
});

/** The background of each icon, which has the arch shape of the group's logo. */
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.75rem',
  paddingBlockStart: space.xxs,
  borderStartStartRadius: radius.pill,
  borderStartEndRadius: radius.pill,
  backgroundColor: color.accentSoft,
  color: color.accent,
  '& img, & picture': { inlineSize: '1.5rem', blockSize: '1.5rem' },
});
