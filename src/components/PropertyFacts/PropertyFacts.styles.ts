import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** Clips the separators at the start of each line, so that separators appear only between facts. */
export const frame = css({ containerType: 'inline-size', overflowX: 'clip', minInlineSize: 0 });
export const ruled = css({ paddingBlockStart: space.lg, borderBlockStart: `1px solid ${color.line}` });

/** Equal columns, so that the facts of several rows align. There are fewer columns where words would break. */
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
    // The longest label, "Apartment", still fits if five columns share a width of 26rem.
    [media.desktop]: {
      gridTemplateColumns: `repeat(${desktopColumns}, minmax(0, 1fr))`,
      marginInlineStart: `calc(-1 * ${space.sm})`,
      '& > div': { paddingInline: `${space.sm} 0` },
    },
    // If the container is so narrow that it has two columns and the number of facts is odd, the first fact spans both.
    '@container (max-width: 17.2rem)': {
      '& > div:first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
    },
    '& dt': { color: color.inkMuted, fontSize: font.small, lineHeight: font.leading.snug },
    '& dd': { margin: 0, fontWeight: font.weight.medium, overflowWrap: 'break-word' },
  });

/** Fact that takes a full row, because names are longer than numbers. */
export const wide = css({ gridColumn: '1 / -1' });
