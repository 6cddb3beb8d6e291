import { css } from '@emotion/react';
import { color, font, radius, space } from '../../theme/tokens';

export const card = css({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: space.md,
  blockSize: '100%',
  minBlockSize: '10rem',
  padding: space.lg,
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderBlockStart: `3px solid ${color.accent}`,
  borderRadius: radius.md,
  // If the card is as wide as the row, its parts are side by side, like a table row.
  '@container (min-width: 34rem)': {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    alignItems: 'center',
    columnGap: space.xl,
    minBlockSize: '5rem',
  },
});

export const name = css({
  '& p': { fontSize: font.h3, lineHeight: font.leading.snug, fontWeight: font.weight.medium },
});

export const dateText = css({ color: color.inkMuted, fontSize: font.small });
