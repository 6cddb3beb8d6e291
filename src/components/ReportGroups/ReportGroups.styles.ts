import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, space } from '../../theme/tokens';

/** On desktop, titles are beside their cards, so that a small group leaves no empty half. */
export const group = css({
  display: 'grid',
  gap: space.lg,
  '& + &': { marginBlockStart: space.xl },
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: space.xxl },
});
export const cards = css({ minInlineSize: 0, [media.desktop]: { gridColumn: 2 } });
export const border = css({
  marginBlock: `${space.xl} 0`,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
});
