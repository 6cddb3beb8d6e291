import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** Two columns on small screens; on desktop, one column with lines between the facts. */
export const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.md,
  inlineSize: '100%',
  margin: 0,
  // If the number of facts is odd, the last one spans both columns.
  '& > div:nth-of-type(odd):last-of-type': { gridColumn: '1 / -1' },
  '& dt': { color: color.inkMuted, fontSize: font.small },
  '& dd': { margin: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' },
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 0,
    '& > div': { paddingBlock: space.sm, borderBlockStart: `1px solid ${color.line}` },
  },
});
