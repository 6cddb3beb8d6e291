import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, font, radius, space } from '../../theme/tokens';

/** Columns of rows and headers: picture, name, five facts, rent, arrow. */
const COLUMNS = '7.5rem minmax(0, 1.6fr) minmax(0, 3fr) 8rem 2.75rem';
/** Smaller columns without the arrow. */
const onPaper = {
  gridTemplateColumns: '4.5rem minmax(0, 1.6fr) minmax(0, 3fr) 6rem',
  columnGap: space.sm,
  fontSize: font.tiny,
} as const;
const FACTS = 'repeat(4, minmax(0, 1fr)) minmax(0, 1.5fr)';
const FACTS_WITH_ORIENTATION = 'repeat(4, minmax(0, 1fr)) minmax(0, 1.4fr) minmax(0, 1.5fr)';

export const row = css({
  borderBlockEnd: `1px solid ${color.line}`,
  breakInside: 'avoid',
  '&[data-taken="true"]': { color: color.inkMuted },
});

export const summary = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xs,
  paddingBlock: space.md,
  [media.desktopOrPaper]: {
    gridTemplateColumns: COLUMNS,
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
  aspectRatio: '4 / 3',
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
  [media.desktopOrPaper]: { aspectRatio: '3 / 2', '& > p': { fontSize: font.tiny } },
});

/** Grayscale (project-marketing §4). */
export const takenPicture = css({ filter: 'grayscale(1)', opacity: 0.75 });

export const takenTag = css({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  margin: 0,
  paddingBlock: space.xxs,
  backgroundColor: color.surface,
  color: color.ink,
  fontSize: font.small,
  textAlign: 'center',
});

export const names = css({
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

/** Adds the column of the orientation to facts and their headers. */
export const withOrientation = css({
  [media.desktopOrPaper]: { gridTemplateColumns: FACTS_WITH_ORIENTATION },
});

/** Links of a home without scripts. */
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xxs} ${space.md}`,
  margin: 0,
  paddingBlockEnd: space.md,
  fontSize: font.small,
  '& a': { display: 'inline-block', paddingBlock: space.xxs },
});

export const line = css({ fontSize: font.small, [media.desktopOrPaper]: { display: 'none' } });

export const rent = css({
  margin: 0,
  fontSize: font.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: font.leading.snug,
  '& strong': { fontSize: font.h3, fontWeight: font.weight.medium },
  [media.desktopOrPaper]: {
    '& strong': { display: 'block', fontSize: font.body, fontWeight: font.weight.bold },
  },
  '@media screen': { [media.belowDesktop]: { order: -1, '[data-taken] &': { order: 0 } } },
});

const arrow = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: '2.75rem',
  paddingInline: space.md,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: font.small,
  cursor: 'pointer',
  '& svg': { transition: `rotate ${duration.fast}ms` },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
  [media.desktop]: { padding: 0, borderColor: 'transparent', '& > span': { display: 'none' } },
  [media.noScripts]: { display: 'none' },
  [media.hover]: { '&:hover': { borderColor: color.ink } },
  [media.print]: { display: 'none' },
});

/** Makes the whole row clickable. */
const overRow = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

export const arrowOverRow = css(arrow, overRow);
/** When the row opens a drawer, its arrow is a separate target above it. */
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

/** Over the corner of the picture, above the row's click area. */
export const markPlace = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: `calc(${space.md} + ${space.xs})`,
  insetInlineStart: space.xs,
  [media.desktop]: { insetBlockStart: space.sm, insetInlineStart: space.xxs },
  [media.print]: { display: 'none' },
});

export const more = css({
  display: 'grid',
  gap: space.lg,
  paddingBlock: `${space.sm} ${space.xl}`,
  [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', columnGap: space.xxl },
});

export const side = css({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.md });

export const costs = css({
  display: 'grid',
  gap: space.xs,
  inlineSize: '100%',
  margin: 0,
  padding: space.md,
  borderRadius: radius.md,
  backgroundColor: color.stone,
  fontVariantNumeric: 'tabular-nums',
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: space.md },
  '& dd': { margin: 0, textAlign: 'end' },
  '&[data-total="true"] > :last-child': {
    paddingBlockStart: space.xs,
    borderBlockStart: `1px solid ${color.line}`,
    fontWeight: font.weight.bold,
  },
});

export const features = css({ margin: 0, color: color.inkSoft, fontSize: font.small });

export const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
  gap: space.sm,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', aspectRatio: '4 / 3', overflow: 'hidden', borderRadius: radius.sm },
  '& li > *, & a > *': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' },
  '& a > *': { objectFit: 'cover' },
});

export const plan = css({
  display: 'grid',
  gap: space.lg,
  '& img, & picture': { inlineSize: '100%', blockSize: 'auto' },
});

export const planLink = css({
  display: 'grid',
  gap: space.sm,
  color: color.ink,
  fontSize: font.small,
  textDecoration: 'none',
  cursor: 'zoom-in',
});

export const documents = css({
  display: 'grid',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { paddingBlock: space.xs, borderBlockEnd: `1px solid ${color.line}` },
});

export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.md,
  [media.print]: { display: 'none' },
});
