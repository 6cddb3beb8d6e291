import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const row = css({
  display: 'flex',
  gap: space.lg,
  marginInline: `calc(-1 * ${space.gutter})`,
  paddingInline: space.gutter,
  paddingBlock: '2px',
  overflowX: 'auto',
  scrollSnapType: 'inline proximity',
  scrollPaddingInline: space.gutter,
  scrollbarWidth: 'thin',
});

export const item = css({ flex: '0 0 min(20rem, 82vw)', scrollSnapAlign: 'start' });
