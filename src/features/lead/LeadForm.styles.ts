import { css } from '@emotion/react';
import { font, space } from '../../theme/tokens';

export const consents = css({
  display: 'grid',
  gap: space.md,
  paddingBlock: space.xs,
  fontSize: font.small,
  lineHeight: 1.55,
});
