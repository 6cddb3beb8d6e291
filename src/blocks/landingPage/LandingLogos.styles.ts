import { css } from '@emotion/react';
import { color, space } from '../../theme/tokens';

export const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.lg,
  paddingBlockStart: space.lg,
  borderBlockStart: `1px solid ${color.line}`,
});

export const logo = css({ inlineSize: '3.5rem', blockSize: '3.5rem' });
