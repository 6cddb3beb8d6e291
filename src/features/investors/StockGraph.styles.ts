import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const reading = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.md}`,
  minBlockSize: '1.8em',
  marginBlock: `${space.lg} ${space.xs}`,
  fontVariantNumeric: 'tabular-nums',
  color: color.inkSoft,
});
export const readRate = css({ color: color.ink, fontWeight: font.weight.medium });

export const stage = css({
  position: 'relative',
  blockSize: '18rem',
  borderRadius: radius.sm,
  [media.tablet]: { blockSize: '24rem' },
});
/** Places a notice above the graph. */
export const above = css({ marginBlockStart: space.md });
/** A message that is shown in place of the graph. */
export const empty = css({
  display: 'grid',
  placeItems: 'center',
  marginBlockStart: space.lg,
  padding: space.lg,
  backgroundColor: color.stone,
  color: color.inkSoft,
  textAlign: 'center',
});
export const fading = css({ opacity: 0.5 });

export const details = css({ marginBlockStart: space.lg });
export const tablePlace = css({
  maxBlockSize: '24rem',
  overflow: 'auto',
  borderBlock: `1px solid ${color.line}`,
});
export const table = css({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    paddingBlock: space.xs,
    paddingInline: space.sm,
    textAlign: 'start',
    borderBlockEnd: `1px solid ${color.line}`,
    fontWeight: font.weight.regular,
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    backgroundColor: color.surface,
    color: color.inkMuted,
    fontSize: font.small,
  },
});
