import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

export const header = css({ marginBlockEnd: space.stack });

/** Two columns on phones, three numbers share a row from tablets up, and up to four on desktop. */
export const grid = (count: number) =>
  css({
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    [media.tablet]: { gridTemplateColumns: `repeat(${count === 3 ? 3 : 2}, minmax(0, 1fr))` },
    [media.desktop]: { gridTemplateColumns: `repeat(${columnsFor(count)}, minmax(0, 1fr))` },
  });

const columnsFor = (count: number): number =>
  count === 5 || count === 6 ? 3 : Math.min(Math.max(count, 2), 4);

export const note = css({
  marginBlockStart: space.stack,
  color: color.inkMuted,
  fontSize: font.small,
  whiteSpace: 'pre-line',
});
