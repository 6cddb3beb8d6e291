import { css } from '@emotion/react';
import { font, space } from '../../theme/tokens';

export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
});
export const introduction = css({
  flex: '1 1 20rem',
  fontSize: font.lead,
  fontWeight: font.weight.light,
  lineHeight: font.leading.snug,
  whiteSpace: 'pre-line',
});
