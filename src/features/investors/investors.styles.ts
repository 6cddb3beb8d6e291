import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

/** Styles of a change by its tone. The colour only repeats what the sign says, so no information is lost without it. */
export const changes = {
  up: css({ color: color.success, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
  down: css({ color: color.error, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
};

/** The price and its change, above the other figures. */
export const headline = css({
  display: 'grid',
  gridAutoColumns: 'minmax(0, auto)',
  gridAutoFlow: 'column',
  gridTemplateRows: 'auto auto',
  [media.cramped]: { gridAutoFlow: 'row', gridTemplateRows: 'none' },
  gap: `${space.xxs} ${space.xl}`,
  alignItems: 'baseline',
  justifyContent: 'start',
  margin: 0,
  marginBlockEnd: space.md,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { gridRow: 'span 2', gridTemplateRows: 'subgrid', alignItems: 'baseline' },
  '& dd': { fontSize: font.h3, lineHeight: font.leading.snug },
  '& > :first-of-type dd': { fontSize: font.h2, fontWeight: font.weight.light },
  [media.noScripts]: { display: 'none' },
});

export const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.lg} ${space.md}`,
  margin: 0,
  paddingBlockStart: space.md,
  borderBlockStart: `1px solid ${color.line}`,
  [media.belowTablet]: { '& > :last-child:nth-of-type(odd)': { gridColumn: '1 / -1' } },
  fontVariantNumeric: 'tabular-nums',
  [media.tabletOnly]: {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > :last-child:nth-of-type(4n + 3)': { gridColumn: 'span 2' },
    '& > :last-child:nth-of-type(4n + 1)': { gridColumn: '1 / -1' },
  },
  [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
  // The figures load in the browser. Without JavaScript there would be only their names, so the list is hidden.
  [media.noScripts]: { display: 'none' },
});
export const figure = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.xxs,
});
export const figureName = css({ color: color.inkMuted, fontSize: font.small });
export const figureValue = css({ margin: 0, fontWeight: font.weight.medium, minBlockSize: '1.75em' });

export const note = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
  marginBlockStart: space.lg,
  minBlockSize: '1.6em',
  color: color.inkMuted,
  fontSize: font.small,
});
/** Reserves the height of the note on small screens, so that the content below does not move when the note appears. */
export const notePlace = css({ [media.belowTablet]: { minBlockSize: '6em' } });
/** Makes the remark about demonstration figures more prominent than the rest of the note. */
export const warning = css({ color: color.ink, fontWeight: font.weight.medium });

export const board = css({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const graphPlace = css(board, { marginBlockStart: space.lg });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.lg,
  marginBlockStart: space.lg,
  [media.print]: { display: 'none' },
});
export const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  minBlockSize: '1.75rem',
  [media.belowTablet]: { minBlockSize: '2.75rem' },
  color: color.accent,
  fontWeight: font.weight.medium,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.accentDark, textDecoration: 'underline' } },
});
/** Separates a link from the note above it. */
export const apart = css({ marginBlockStart: space.md });
/** Reserves the height of the table while it loads. Its rows are cards on small screens and therefore higher. */
export const skeletonTable = css({ paddingBlockStart: '3rem' });
export const skeletonRow = css({
  borderRadius: radius.sm,
  [media.belowDesktop]: { minBlockSize: '16.5rem', marginBlockStart: space.md },
});
