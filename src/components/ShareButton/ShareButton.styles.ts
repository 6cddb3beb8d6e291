import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  rowGap: space.xs,
  [media.print]: { display: 'none' },
});
export const note = css({
  color: color.success,
  fontSize: font.small,
  '&:not(:empty)': { marginInlineStart: space.md },
});
