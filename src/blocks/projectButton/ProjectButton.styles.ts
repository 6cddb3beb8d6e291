import { css } from '@emotion/react';
import { font, space } from '../../theme/tokens';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xl,
});
export const introduction = css({
  fontSize: font.lead,
  fontWeight: font.weight.light,
  lineHeight: font.leading.snug,
});
