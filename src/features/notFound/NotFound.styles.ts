import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space, width } from '../../theme/tokens';

/** The text beside an illustration that is aligned with the top of the footer. */
export const content = css({
  display: 'grid',
  alignItems: 'end',
  gap: space.xl,
  minBlockSize: 'inherit',
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlockStart: space.section,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: space.xxl },
});

export const words = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space.lg,
  [media.desktop]: { alignSelf: 'center', paddingBlockEnd: space.section },
});

export const code = css({
  color: color.accent,
  fontSize: font.h3,
  fontWeight: font.weight.medium,
  letterSpacing: '0.12em',
});

export const drawing = css({ inlineSize: '100%', blockSize: 'auto' });
