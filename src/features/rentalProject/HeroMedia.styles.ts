import { css } from '@emotion/react';
import { duration, easing, space, color } from '../../theme/tokens';

export const pictures = css({ position: 'absolute', inset: 0, overflow: 'clip' });

export const still = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

/** The video fades in over its poster once it plays. */
export const film = css(still, { opacity: 0, transition: `opacity ${duration.slow}ms ${easing}` });
export const filmShown = css({ opacity: 1 });

export const control = css({
  position: 'absolute',
  insetBlockStart: space.md,
  insetInlineEnd: space.gutter,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
});

export const waiting = css({ display: 'grid', color: color.onNight });
