import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

export const result = css({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.lg,
  minBlockSize: '24rem',
  scrollMarginBlockStart: space.xxl,
  textAlign: 'center',
  '&:focus': { outline: 'none' },
  // Printed pages omit the links and buttons of the result.
  [media.print]: { minBlockSize: 0, '& > :is(a, button)': { display: 'none' } },
});

const circle = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  borderRadius: radius.pill,
  fontSize: '1.75rem',
});

export const mark = {
  success: css(circle, { backgroundColor: color.success, color: color.surface }),
  failure: css(circle, { backgroundColor: color.errorSoft, color: color.error }),
} as const;
