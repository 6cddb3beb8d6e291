import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, headerHeight, radius, shadow, space, width } from '../../theme/tokens';

export const card = css({
  display: 'grid',
  gap: space.lg,
  minInlineSize: 0,
  padding: `clamp(${space.lg}, 4vw, ${space.xxl})`,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.card,
});

/** The form with contact details beside it. */
export const columns = css({
  display: 'grid',
  gap: space.stack,
  [media.desktop]: {
    gridTemplateColumns: `minmax(0, ${width.text}) minmax(15rem, 1fr)`,
    columnGap: space.xxl,
  },
});

export const help = css({
  maxInlineSize: width.narrow,
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: `calc(${headerHeight.desktop} + ${space.lg})`,
    alignSelf: 'start',
  },
});
