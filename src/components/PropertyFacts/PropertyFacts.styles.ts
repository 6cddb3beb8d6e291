import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** A separator stands at the edge of each fact but the first of a line, whose own is cut off. */
export const frame = css({ overflowX: 'clip', minInlineSize: 0 });
export const ruled = css({ paddingBlockStart: space.lg, borderBlockStart: `1px solid ${color.line}` });

/** Columns of one width, so that facts of rows below each other line up. */
export const list = (columns: number, desktopColumns: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    [media.desktop]: { gridTemplateColumns: `repeat(${desktopColumns}, minmax(0, 1fr))` },
    rowGap: space.md,
    margin: 0,
    marginInlineStart: `calc(-1 * ${space.md})`,
    fontVariantNumeric: 'tabular-nums',
    '& > div': {
      paddingInline: space.md,
      paddingInlineEnd: space.xs,
      borderInlineStart: `1px solid ${color.line}`,
      marginInlineStart: '-1px',
    },
    '& dt': { color: color.inkMuted, fontSize: font.small, lineHeight: font.leading.snug },
    '& dd': { margin: 0, fontWeight: font.weight.medium, overflowWrap: 'anywhere' },
  });

/** A name needs more room than a number. */
export const wide = css({ gridColumn: '1 / -1' });
