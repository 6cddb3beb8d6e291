import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space, width } from '../../theme/tokens';

export const band = (background: string) =>
  css({ paddingBlock: space.section, backgroundColor: background, color: color.onNight });

export const container = css({
  display: 'grid',
  gap: space.stack,
  maxInlineSize: width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  [media.desktop]: { columnGap: space.section },
});
/** On desktop, the title is beside the numbers. */
export const withTitle = css({ [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' } });

export const grid = css({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(17rem, 100%), 1fr))' },
});

export const note = css({ fontSize: font.small, whiteSpace: 'pre-line' });
export const noteBelowAll = css({ gridColumn: '1 / -1' });
