import { css } from '@emotion/react';
import { color, space } from '../../theme/tokens';

export const heading = css({ marginBlockEnd: space.xl });
export const group = css({ marginBlockStart: space.xxl });
export const border = css({
  marginBlock: `${space.xxl} 0`,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
});
