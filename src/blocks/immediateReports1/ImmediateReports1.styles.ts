import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

export const header = css({ marginBlockEnd: space.stack, '&:empty': { display: 'none' } });

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.md,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [media.tablet]: { gap: space.lg, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.tabletOnly]: { '& > :nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' } },
  [media.desktop]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    // With three columns, two or four reports would leave a part of a row empty.
    '&:has(> :is(:nth-of-type(2), :nth-of-type(4)):last-of-type)': { gridTemplateColumns: '1fr 1fr' },
  },
});
