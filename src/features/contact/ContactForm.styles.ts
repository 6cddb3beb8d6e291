import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';

export const row = css({
  display: 'grid',
  gap: space.xs,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg },
});
export const actions = css({ marginBlockStart: space.sm });
