import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { color, duration, font, radius, space } from '../../../theme/tokens';

/** Columns of the rows and of the column headers: picture, name, facts, rent, arrow. */
const COLUMNS = '7.5rem minmax(0, 1.6fr) minmax(0, 3fr) 8rem 2.75rem';
const AREAS = '"picture names cells rent arrow"';
/** In print, the columns are narrower and there is no arrow. */
const onPaper = {
  gridTemplateColumns: '4.5rem minmax(0, 1.6fr) minmax(0, 3fr) 6rem',
  gridTemplateAreas: '"picture names cells rent"',
  columnGap: space.sm,
  fontSize: font.tiny,
} as const;
/** The last column is at least as wide as a date. */
const FACTS = 'repeat(4, minmax(0, 1fr)) minmax(5.5em, 1.5fr)';
const FACTS_WITH_ORIENTATION = 'repeat(4, minmax(0, 1fr)) minmax(0, 1.4fr) minmax(5.5em, 1.5fr)';

export const row = css({
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '&[data-taken="true"]': { color: color.inkMuted },
  [media.tabletOnly]: {
    border: 0,
    // The summary and the content of an expanded row become items of the list's grid, so that the content can span both
    // columns.
    '&:has(> div > [aria-expanded="true"])': { display: 'contents' },
    '& > [id]': { gridColumn: '1 / -1' },
  },
});

/** Applied to the last item if the number of apartments is odd. On tablets, it spans both columns. */
export const wideRow = css({
  [media.tabletOnly]: {
    '&, & > div': { gridColumn: '1 / -1' },
    '& > div:first-of-type': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
      gridTemplateRows: '1fr auto auto auto 1fr',
      gridTemplateAreas:
        '"picture . ." "picture names names" "picture facts facts" "picture rent arrow" "picture . ."',
      columnGap: space.lg,
    },
  },
});

export const summary = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr) 2.75rem',
  gridTemplateRows: 'auto 1fr auto',
  gridTemplateAreas: '"picture names names" "picture facts facts" "picture rent arrow"',
  columnGap: space.sm,
  rowGap: space.xs,
  paddingBlock: space.sm,
  [media.tabletOnly]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr auto',
    gridTemplateAreas: '"picture picture" "names names" "facts facts" "rent arrow"',
  },
  [media.desktopOrPaper]: {
    gridTemplateColumns: COLUMNS,
    gridTemplateRows: 'auto',
    gridTemplateAreas: AREAS,
    alignItems: 'center',
    columnGap: space.md,
    paddingBlock: space.xs,
  },
  [media.print]: onPaper,
});

export const heads = css({
  display: 'none',
  [media.desktopOrPaper]: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    columnGap: space.md,
    paddingBlockEnd: space.xs,
    borderBlockEnd: `1px solid ${color.lineStrong}`,
    color: color.inkMuted,
    fontSize: font.small,
  },
  [media.print]: onPaper,
});

export const factHeads = css({ display: 'grid', gridTemplateColumns: FACTS, columnGap: space.sm });

export const frame = css({
  position: 'relative',
  gridArea: 'picture',
  minBlockSize: '5.25rem',
  overflow: 'hidden',
  borderRadius: radius.sm,
  backgroundColor: color.stoneDeep,
  '& > :not(p)': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  [media.tabletOnly]: { aspectRatio: '3 / 2' },
  [media.desktopOrPaper]: { aspectRatio: '3 / 2', minBlockSize: 0 },
});

/** Pictures of taken apartments are grey (project-marketing §4). */
export const takenPicture = css({ filter: 'grayscale(1)', opacity: 0.75 });

export const takenTag = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  margin: 0,
  paddingBlock: space.xxs,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: font.tiny,
  textAlign: 'center',
  [media.tabletOnly]: { fontSize: font.small },
});

export const names = css({
  gridArea: 'names',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '& h3': { margin: 0, fontSize: font.body },
});

export const place = css({
  margin: 0,
  color: color.inkMuted,
  fontSize: font.small,
  lineHeight: font.leading.snug,
});

export const cells = css({
  gridArea: 'cells',
  display: 'none',
  '& > div': { minInlineSize: 0 },
  '& dt': { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  [media.desktopOrPaper]: {
    display: 'grid',
    gridTemplateColumns: FACTS,
    columnGap: space.sm,
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Adds a column for the orientation to the facts and to their headers. */
export const withOrientation = css({
  [media.desktopOrPaper]: { gridTemplateColumns: FACTS_WITH_ORIENTATION },
});

/** Links shown in place of the expandable content if JavaScript is disabled. */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
  margin: 0,
  paddingBlockEnd: space.md,
  fontSize: font.small,
  '& a': { display: 'inline-block', paddingBlock: space.xxs },
});

export const line = css({
  gridArea: 'facts',
  fontSize: font.small,
  [media.desktopOrPaper]: { display: 'none' },
});

export const rent = css({
  gridArea: 'rent',
  alignSelf: 'center',
  margin: 0,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.snug,
  '& strong': { fontSize: font.h3, fontWeight: font.weight.medium },
  [media.tabletOnly]: { '& strong': { display: 'block' } },
  [media.desktopOrPaper]: {
    '& strong': { display: 'block', fontSize: font.body, fontWeight: font.weight.bold },
  },
});

const arrow = css({
  gridArea: 'arrow',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.sm,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  '& > span': { display: 'none' },
  [media.tabletOnly]: {
    paddingInline: space.md,
    borderColor: color.lineStrong,
    '& > span': { display: 'inline' },
  },
  '& svg': { transition: `rotate ${duration.fast}ms` },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
  [media.noScripts]: { display: 'none' },
  [media.hover]: { '&:hover': { borderColor: color.ink } },
  [media.print]: { display: 'none' },
});

/** Extends a button's clickable area to the whole row. */
const overRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

export const arrowOverRow = css(arrow, overRow);
/**
 * Used when a press on the row opens a drawer. The arrow is then a separate target, so it must lie above the row's
 * click area.
 */
export const arrowBeside = css(arrow, { position: 'relative', zIndex: 1 });

export const details = css(overRow, {
  minBlockSize: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.accent,
  font: 'inherit',
  fontSize: font.small,
  fontWeight: font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '0.3em',
  cursor: 'pointer',
  [media.print]: { display: 'none' },
});

/** Places the shortlist button over the picture's corner. The `z-index` puts it above the row's click area. */
export const markPlace = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${space.sm} + ${space.xs})`,
  insetInlineStart: space.xs,
  [media.desktop]: { insetBlockStart: space.sm, insetInlineStart: space.xxs },
  [media.print]: { display: 'none' },
});
