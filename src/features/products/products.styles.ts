import { css } from '@emotion/react';
import { color, font, radius } from '../../theme/tokens';

/** The frame of a product picture, which is shown whole on a plain background. */
export const frame = css({
  position: 'relative',
  // Square, like most product pictures. Others have empty bands at the sides.
  aspectRatio: '1 / 1',
  overflow: 'hidden',
  borderRadius: radius.md,
  backgroundColor: color.stone,
  '& > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
});

export const use = css({ margin: 0, color: color.inkMuted });

export const marks = css({ margin: 0, fontSize: font.small, color: color.accent });
