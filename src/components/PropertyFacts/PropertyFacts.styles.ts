import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** Each fact has a separator at its edge. The first one of a line is clipped. */
export const frame = css({ containerType: 'inline-size', overflowX: 'clip', minInlineSize: 0 });
export const ruled = css({ paddingBlockStart: space.lg, borderBlockStart: `1px solid ${color.line}` });

/** Equal columns, so that facts of several rows align; fewer where words would break. */
const atMost = (columns: number): string =>
  `repeat(auto-fit, minmax(min(100%, max(5.75rem, calc(100% / ${columns} - 1px))), 1fr))`;

export const list = (columns: number, desktopColumns: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: atMost(columns),
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
    // The longest label, "Apartment", fits five columns of 26rem.
    [media.desktop]: {
      gridTemplateColumns: `repeat(${desktopColumns}, minmax(0, 1fr))`,
      marginInlineStart: `calc(-1 * ${space.sm})`,
      '& > div': { paddingInline: `${space.sm} 0` },
    },
    // In two columns, the first of an odd number spans the row.
    '@container (max-width: 17.2rem)': {
      '& > div:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    },
    '& dt': { color: color.inkMuted, fontSize: font.small, lineHeight: font.leading.snug },
    '& dd': { margin: 0, fontWeight: font.weight.medium, overflowWrap: 'break-word' },
  });

/** A name needs more space than a number. */
export const wide = css({ gridColumn: '1 / -1' });
