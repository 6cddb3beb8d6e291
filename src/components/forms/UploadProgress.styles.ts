import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, radius, space } from '../../theme/tokens';

export const progressBox = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space.lg,
  paddingBlock: space.xl,
  textAlign: 'center',
});

export const bar = css({
  inlineSize: '100%',
  blockSize: '0.75rem',
  borderRadius: radius.pill,
  backgroundColor: color.stoneDeep,
  overflow: 'hidden',
  '& span': {
    display: 'block',
    blockSize: '100%',
    borderRadius: radius.pill,
    backgroundColor: color.accent,
    transition: `inline-size ${duration.slow}ms ${easing}`,
    [media.reducedMotion]: { transition: 'none' },
  },
});

/** Tabular digits keep the text from moving while the number changes. */
export const percentage = css({ fontVariantNumeric: 'tabular-nums' });
