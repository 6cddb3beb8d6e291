import { css } from '@emotion/react';
import { color, radius, shadow, space } from '../../theme/tokens';

/** Rows on one sheet, parted by lines. */
export const sheet = css({
  marginBlockStart: space.stack,
  '&&': { paddingInline: `clamp(${space.md}, 3vw, ${space.xl})` },
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
});
