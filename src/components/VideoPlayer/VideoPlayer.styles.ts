import { css } from '@emotion/react';
import { duration, easing, space } from '../../theme/tokens';

export const frame = css({ position: 'absolute', inset: 0, overflow: 'hidden' });

/** The video, which fades in over the poster once it plays. */
export const film = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${duration.slow}ms ${easing}`,
});
export const filmShown = css({ opacity: 1 });

export const control = css({
  position: 'absolute',
  insetBlockStart: space.md,
  insetInlineEnd: space.gutter,
  zIndex: 1,
});
