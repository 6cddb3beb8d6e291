import { css } from '@emotion/react';
import { color, radius, shadow, space } from '../../theme/tokens';

export const card = css({
  display: 'grid',
  gap: space.lg,
  minInlineSize: 0,
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});
