import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  gap: space.md,
  // With three columns, two or four reports would leave a part of a row empty.
  [media.desktop]: {
    '&:has(> :is(:nth-of-type(2), :nth-of-type(4)):last-of-type)': { gridTemplateColumns: '1fr 1fr' },
  },
  [media.tabletOnly]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '* + &': { marginBlockStart: space.stack },
});

/** Makes the whole row clickable. */
export const row = css({
  borderRadius: radius.md,
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  '& > a': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space.sm,
    padding: space.lg,
  },
  '&:hover': { borderColor: color.lineStrong },
});
