import { css } from '@emotion/react';
import { space } from '../../theme/tokens';

export const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
  gap: space.lg,
  margin: 0,
  marginBlockStart: space.stack,
  padding: 0,
  listStyle: 'none',
});
