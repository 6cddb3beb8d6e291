import { css } from '@emotion/react';
import { titleBeside } from '../../theme/thirds';
import { color, font, space, width } from '../../theme/tokens';

export const band = (background: string) =>
  css({ paddingBlock: space.section, backgroundColor: background, color: color.onNight });

export const container = css({
  display: 'grid',
  gap: space.stack,
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
});
/** On desktop, the title is beside the numbers. */
export const withTitle = css(titleBeside);

export const note = css({ fontSize: font.small, whiteSpace: 'pre-line' });
export const noteBelowAll = css({ gridColumn: '1 / -1' });
