import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/** Space between rows of figures. It is padding, because the grid's gap would also separate the parts of a figure. */
const ROW_GAP = space.xxl;

/** Layout of a list of figures, without its columns. */
export const figures = css({
  display: 'grid',
  columnGap: space.lg,
  marginBlockEnd: `calc(-1 * ${ROW_GAP})`,
});

/**
 * Columns of figures: two on phones, three figures share a row from tablets up, and up to four do on desktop.
 * @param beside whether a title takes a third of the width
 */
export const figureColumns = (count: number, beside = false) =>
  css({
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
    [media.tablet]: { gridTemplateColumns: `repeat(${count === 3 ? 3 : 2}, minmax(0, 1fr))` },
    [media.desktop]: { gridTemplateColumns: `repeat(${columnsFor(count, beside)}, minmax(0, 1fr))` },
  });

const columnsFor = (count: number, beside: boolean): number => {
  if (count % 3 === 0 || count === 5) return 3;
  return beside || count < 4 ? 2 : 4;
};

/** Title, number and text use a subgrid, so that numbers align when a title is missing. */
export const figure = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  marginBlockEnd: ROW_GAP,
  paddingBlockStart: space.lg,
  borderBlockStart: '1px solid currentColor',
  // Two columns on small screens, where an odd last figure spans the row. Three figures share a row from
  // tablets up.
  [media.belowDesktop]: {
    '&:nth-of-type(odd):last-of-type:not(:nth-of-type(3))': { gridColumn: '1 / -1' },
  },
  [media.belowTablet]: { '&:nth-of-type(3):last-of-type': { gridColumn: '1 / -1' } },
});
export const onSurface = css({ borderColor: color.line });
export const onColour = css({ borderColor: 'color-mix(in srgb, currentColor 45%, transparent)' });

export const label = css({ marginBlockEnd: space.xs, fontSize: font.small, fontWeight: font.weight.medium });

export const number = css({
  gridRow: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.2em',
  fontSize: font.display,
  fontWeight: font.weight.light,
  lineHeight: font.leading.tight,
  letterSpacing: '-0.02em',
});
/** A word beside the number is smaller. A sign, such as + or %, is part of the number. */
export const word = css({ fontSize: font.h3, fontWeight: font.weight.regular, letterSpacing: 0 });
export const sign = css({ fontSize: '0.6em' });

export const description = css({
  gridRow: 3,
  marginBlockStart: space.xs,
  maxInlineSize: '24rem',
  whiteSpace: 'pre-line',
});
export const muted = css({ color: color.inkSoft });
