import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { titleBeside } from '../../theme/thirds';
import { color, space } from '../../theme/tokens';

export const group = css({ display: 'grid', gap: space.lg, '* + &': { marginBlockStart: space.xl } });
/**
 * Puts the title beside a group of one or two cards, because they would not fill the row. Three cards fill the row
 * below their title.
 */
export const beside = css(titleBeside);
export const cards = css({ minInlineSize: 0 });
export const besideTitle = css({ [media.desktop]: { gridColumn: 2 } });
export const border = css({
  marginBlock: `${space.xl} 0`,
  border: 0,
  borderBlockEnd: `1px solid ${color.line}`,
});
