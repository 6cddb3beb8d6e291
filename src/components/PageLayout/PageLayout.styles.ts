import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, layer, radius, shadow, space } from '../../theme/tokens';

/** The minimum height prevents the footer from jumping while a page loads its content. */
export const main = css({ minBlockSize: '70vh' });

export const skipLink = css({
  position: 'fixed',
  insetBlockStart: space.sm,
  insetInlineStart: space.sm,
  zIndex: layer.skip,
  paddingBlock: space.sm,
  paddingInline: space.lg,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: shadow.raised,
  [media.print]: { display: 'none' },
  '&:not(:focus)': { translate: '0 -200%', boxShadow: 'none' },
});
