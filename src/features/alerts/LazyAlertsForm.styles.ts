import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

/** As high as the form, so that nothing below it moves when it comes. */
export const placeholder = css({
  display: 'grid',
  alignContent: 'start',
  gap: space.xl,
  minBlockSize: '34rem',
});
