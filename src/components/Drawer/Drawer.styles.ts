import { css } from '@emotion/react';
import { leftSide } from '../../theme/leftSide';
import { media } from '../../theme/media';
import { duration, radius } from '../../theme/tokens';

const beyondEnd = { translate: 'calc(var(--towards-end) * 100%) 0' };
const fromLeft = {
  ...leftSide.inside,
  ...leftSide.outside,
  '&[open]': { translate: '0 0', '@starting-style': leftSide.outside },
};
const below = { translate: '0 100%' };

const end = css({
  '--towards-end': '1',
  '[dir="rtl"] &': { '--towards-end': '-1' },
  insetBlock: 0,
  insetInlineStart: 'auto',
  insetInlineEnd: 0,
  margin: 0,
  blockSize: '100dvh',
});

const fromEnd = { ...beyondEnd, '&[open]': { translate: '0 0', '@starting-style': beyondEnd } };

const panel = css(end, {
  '--dialog-time': `${duration.drawer}ms`,
  inlineSize: 'min(658px, 100vw)',
  [media.desktop]: fromLeft,
  [media.belowDesktop]: {
    insetBlockStart: 'auto',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    inlineSize: '100vw',
    blockSize: '90dvh',
    borderStartStartRadius: radius.lg,
    borderStartEndRadius: radius.lg,
    ...below,
    '&[open]': { translate: '0 0', '@starting-style': below },
  },
});

const menu = css(end, fromEnd, {
  '--dialog-time': `${duration.slow}ms`,
  inlineSize: 'min(26rem, 100vw)',
});

export const drawers = { panel, menu } as const;
