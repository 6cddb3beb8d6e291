import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, space } from '../../theme/tokens';

/**
 * Space between the rows of figures. It is applied as padding, because a grid gap would also separate the three parts
 * of each figure.
 */
const ROW_GAP = space.xxl;

/** Layout of a list of figures. `figureColumns` adds the columns. */
export const figures = css({
  display: 'grid',
  columnGap: space.lg,
  marginBlockEnd: `calc(-1 * ${ROW_GAP})`,
});

/**
 * Columns of a list of figures. Phones have two. From the tablet breakpoint up, exactly three figures share a row. On
 * desktop, a row has up to four.
 * @param beside whether a title beside the list takes a third of the width
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

/** Title, number and text are on shared subgrid rows, so that the numbers of a row align even if a title is missing. */
export const figure = css({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 3',
  marginBlockEnd: ROW_GAP,
  paddingBlockStart: space.lg,
  borderBlockStart: '1px solid currentColor',
  // On small screens there are two columns, and an odd last figure spans both. The exception is a list of three
  // figures, which share one row from the tablet breakpoint up.
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
/** A word beside the number is smaller than the number. A sign such as + or % is treated as part of the number. */
export const word = css({ fontSize: font.h3, fontWeight: font.weight.regular, letterSpacing: 0 });
export const sign = css({ fontSize: '0.6em' });

export const description = css({
  gridRow: 3,
  marginBlockStart: space.xs,
  maxInlineSize: '24rem',
  whiteSpace: 'pre-line',
});
export const muted = css({ color: color.inkSoft });
