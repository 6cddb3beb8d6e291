import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const card = css({
  display: 'grid',
  gap: space.lg,
  justifyItems: 'start',
  alignItems: 'center',
  padding: space.xl,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', columnGap: space.xxl },
});
export const logo = css({
  display: 'flex',
  alignItems: 'center',
  blockSize: '4.5rem',
  '& > *': { maxInlineSize: '12rem', maxBlockSize: '100%', inlineSize: 'auto', blockSize: 'auto' },
});
export const words = css({ fontSize: font.lead, fontWeight: font.weight.light });
