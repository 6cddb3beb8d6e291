import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** Two facts in a row on phones; at the side of a wide page one below the other, parted by lines. */
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.md,
  inlineSize: '100%',
  margin: 0,
  // An odd last one takes the whole row: nothing stands alone beside an empty place.
  '& > div:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '& dt': { color: color.inkMuted, fontSize: font.small },
  '& dd': { margin: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > div': { paddingBlock: space.sm, borderBlockStart: `1px solid ${color.line}` },
  },
});
