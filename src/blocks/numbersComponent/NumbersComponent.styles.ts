import { css } from '@emotion/react';
import { color, font, space } from '../../theme/tokens';

export const header = css({ marginBlockEnd: space.stack });

export const note = css({
  marginBlockStart: space.stack,
  color: color.inkMuted,
  fontSize: font.small,
  whiteSpace: 'pre-line',
});
