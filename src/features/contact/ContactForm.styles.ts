import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { font, space } from '../../theme/tokens';

export const row = css({
  display: 'grid',
  gap: space.sm,
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.lg },
});
export const consents = css({
  display: 'grid',
  gap: space.md,
  paddingBlock: space.xs,
  fontSize: font.small,
  lineHeight: 1.55,
});
export const actions = css({ marginBlockStart: space.sm });
