import { css } from '@emotion/react';
import { ringOnMedia } from '../../theme/ground';
import { media } from '../../theme/media';
import { color, radius, space } from '../../theme/tokens';

/** Number of pictures in the mosaic on phones, and from tablets up. The lightbox shows the others. */
const PHONE_TILES = 3;
const WIDE_TILES = 5;

export const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space.lg,
  marginBlockEnd: space.stack,
});

export const all = css({ [media.noScripts]: { display: 'none' }, [media.print]: { display: 'none' } });

const everything = { display: 'block', gridColumn: 'auto', gridRow: 'auto' };

/** For each number of pictures, the columns and rows that each picture spans, so that the mosaic has no gaps. */
const spans: Record<number, readonly (readonly [columns: number, rows: number])[]> = {
  1: [[4, 2]],
  2: [
    [2, 2],
    [2, 2],
  ],
  3: [
    [2, 2],
    [2, 1],
    [2, 1],
  ],
  4: [
    [2, 2],
    [2, 1],
    [1, 1],
    [1, 1],
  ],
  5: [
    [2, 2],
    [1, 1],
    [1, 1],
    [1, 1],
    [1, 1],
  ],
};

/**
 * Returns the columns and rows that a picture spans from tablets up. A picture that only the lightbox shows gets the
 * smallest size.
 */
export const tileSpan = (count: number, index: number): readonly [columns: number, rows: number] =>
  spans[Math.min(count, WIDE_TILES)]?.[index] ?? [1, 1];

const places = (count: number) =>
  Object.fromEntries(
    (spans[Math.min(count, WIDE_TILES)] ?? []).map(([columns, rows], index) => [
      `& > :nth-of-type(${index + 1})`,
      { gridColumn: `span ${columns}`, gridRow: `span ${rows}` },
    ]),
  );

export const mosaic = (count: number) =>
  css({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: space.sm,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media screen': {
      [media.belowTablet]: {
        '& > :first-of-type': { gridColumn: '1 / -1' },
        ...(count === 2 && { '& > :last-of-type': { gridColumn: '1 / -1' } }),
        [`& > :nth-of-type(n + ${PHONE_TILES + 1})`]: { display: 'none' },
      },
      [media.tablet]: {
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        gridTemplateRows: 'repeat(2, clamp(9rem, 18vw, 16rem))',
        ...places(count),
        [`& > :nth-of-type(n + ${WIDE_TILES + 1})`]: { display: 'none' },
      },
    },
    [media.noScripts]: { gridTemplateRows: 'none', '& > :nth-of-type(n)': everything },
    [media.print]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', breakInside: 'avoid' },
  });

export const tile = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  borderRadius: radius.md,
  backgroundColor: color.stoneDeep,
  '& > :not(a)': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
  '@media screen': { [media.tablet]: { aspectRatio: 'auto', blockSize: '100%' } },
  [media.noScripts]: { '&:nth-of-type(n)': { aspectRatio: '3 / 2' } },
});

/** Extends the link's clickable area to the whole tile. */
export const tileLink = css({
  position: 'absolute',
  inset: 0,
  borderRadius: radius.md,
  ...ringOnMedia,
  '&:focus-visible': { outlineOffset: '-3px', boxShadow: `inset 0 0 0 6px ${color.night}` },
  // The print styles append each link's URL. That of a picture would be useless on paper.
  [media.print]: { '&&::after': { display: 'none !important' } },
});
