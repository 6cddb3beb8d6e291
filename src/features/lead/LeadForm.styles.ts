import { css } from '@emotion/react';
import { font, space } from '../../theme/tokens';

export const consents = css({
  display: 'grid',
  gap: space.md,
  paddingBlock: space.xs,
  fontSize: font.small,
  lineHeight: 1.55,
});

/** As high as the form, so that nothing below it moves when it comes. */
export const placeholder = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  minBlockSize: '38rem',
});
