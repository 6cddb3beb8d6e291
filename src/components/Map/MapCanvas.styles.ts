import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, shadow, space } from '../../theme/tokens';
import type { SurroundingKind } from './readSurroundings';

/** Size of a pin's click target in px. Marks keep a larger distance from each other. */
export const PIN_SIZE = 44;

/** Always left to right, because both providers position marks from the left and maps are not mirrored in Hebrew. */
export const canvas = css({
  position: 'absolute',
  inset: 0,
  direction: 'ltr',
});

/** The focusable element that receives the keys for moving the map. */
export const keyboard = css({
  position: 'absolute',
  inset: 0,
  '&:focus-visible': { outlineOffset: '-4px' },
});

export const wholeMap = css({ position: 'absolute', inset: 0, pointerEvents: 'none' });
/** The only rules of MapLibre's stylesheet that a map without controls needs. */
export const vectorCanvas = css({ overflow: 'hidden', '& canvas': { position: 'absolute', inset: 0 } });
export const attributionLink = css({ color: 'inherit' });
export const sea = css({ backgroundColor: color.mapWater });
/** The stroke covers the gap between the world's coastlines and those of the region. */
export const landShape = css({
  fill: color.mapLand,
  stroke: color.mapLand,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
});
export const region = css({ fill: color.mapWater });

const name = css({
  textAnchor: 'middle',
  dominantBaseline: 'middle',
  fill: color.inkSoft,
  stroke: color.mapLand,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  fontFamily: font.family,
  fontSize: 13,
});
export const townName = css(name);
export const streetName = css(name, { fontSize: 12, fill: color.inkMuted, stroke: color.surface });
export const placeName = css(name, { fontSize: 12 });

/** Returns the width of a street in px at a zoom: about ten metres, but at least a thin line. */
const streetWidth = (zoom: number): number => Math.max(2, 14 * 2 ** (zoom - 17));

export const shapes: Record<SurroundingKind, (zoom: number) => ReturnType<typeof css>> = {
  water: () => css({ fill: color.mapWater }),
  park: () => css({ fill: color.mapGreen }),
  street: (zoom) =>
    css({
      fill: 'none',
      stroke: color.surface,
      strokeWidth: streetWidth(zoom),
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      filter: `drop-shadow(0 0 0.75px ${color.lineStrong})`,
    }),
  building: () => css({ fill: color.line, stroke: color.lineStrong, strokeWidth: 0.5 }),
  plot: () => css({ fill: color.accentSoft, stroke: color.accent, strokeWidth: 2, strokeDasharray: '6 4' }),
  place: () => css({ fill: 'none' }),
};

/** Size of a control in rem (44 px). */
const CONTROL = 2.75;

/**
 * Note that the streets are invented. It is in the corner opposite the controls and the place card. On phones, it is
 * below the controls.
 */
export const illustrationNote = css({
  position: 'absolute',
  insetBlockEnd: space.sm,
  insetInlineEnd: space.sm,
  [media.belowTablet]: { insetBlock: `calc(${space.md} + ${CONTROL}rem + ${space.xs}) auto` },
  paddingInline: space.xs,
  borderRadius: radius.sm,
  backgroundColor: color.surface,
  color: color.inkSoft,
  fontSize: '0.75rem',
});

/** A mark whose tip, at the bottom centre, is at the place's position. */
export const mark = css({
  position: 'absolute',
  translate: '-50% -100%',
  display: 'grid',
  placeItems: 'center',
  inlineSize: PIN_SIZE,
  blockSize: PIN_SIZE,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  transition: `scale ${duration.fast}ms ${easing}`,
  transformOrigin: '50% 100%',
  [media.hover]: { '&:hover': { scale: '1.15' } },
  '&[data-pointed], &[aria-pressed="true"]': { scale: '1.25', zIndex: 1 },
  '&[data-pointed] > span': { borderColor: color.ink },
  '&[aria-pressed="true"] > span': {
    borderColor: color.ink,
    boxShadow: `0 0 0 3px ${color.surface}, ${shadow.card}`,
  },
  [media.reducedMotion]: { transition: 'none' },
});

/** Head of a pin, in the shape of the arch in the group's logo. */
export const arch = (fill: string) =>
  css({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    rotate: '45deg',
    borderRadius: radius.pill,
    borderEndEndRadius: 0,
    border: `2px solid ${color.surface}`,
    boxShadow: shadow.card,
    backgroundColor: fill,
    color: color.surface,
    '& > *': { rotate: '-45deg', inlineSize: '1.1rem', blockSize: '1.1rem', objectFit: 'contain' },
  });

export const clusterDisc = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.pill,
  border: `2px solid ${color.surface}`,
  boxShadow: shadow.card,
  backgroundColor: color.ink,
  color: color.surface,
  fontWeight: font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
});
export const clusterMark = css(mark, { translate: '-50% -50%', transformOrigin: '50% 50%' });

export const controls = css({
  position: 'absolute',
  insetBlockEnd: space.md,
  insetInlineStart: space.md,
  // Below the tablet breakpoint, the controls are at the top, because the place card is at the bottom.
  [media.belowTablet]: { insetBlock: `${space.md} auto` },
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  [media.print]: { display: 'none' },
});
export const zoomControls = css({
  display: 'grid',
  borderRadius: radius.sm,
  overflow: 'hidden',
  boxShadow: shadow.card,
  '& > * + *': { borderBlockStart: `1px solid ${color.line}` },
  [media.belowTablet]: {
    gridAutoFlow: 'column',
    '& > * + *': { borderBlockStart: 0, borderInlineStart: `1px solid ${color.line}` },
  },
});
/**
 * Four arrow buttons around the centre, or in a row on phones. Always left to right, because the left arrow moves the
 * map to the left in every language.
 */
export const cross = css({
  direction: 'ltr',
  display: 'grid',
  gridTemplate: `repeat(3, ${CONTROL}rem) / repeat(3, ${CONTROL}rem)`,
  borderRadius: radius.pill,
  [media.belowTablet]: {
    gridTemplate: `${CONTROL}rem / repeat(4, ${CONTROL}rem)`,
    borderRadius: radius.sm,
  },
  overflow: 'hidden',
  backgroundColor: color.surface,
  boxShadow: shadow.card,
  '& > button': { inlineSize: '100%', blockSize: '100%' },
  '& svg': { inlineSize: '1.15rem', blockSize: '1.15rem' },
});
/** @param column column of the button in the row that phones show */
const crossPlace = (gridArea: string, column: number) =>
  css({ gridArea, [media.belowTablet]: { gridArea: `1 / ${column}` } });
export const crossPlaces = {
  north: crossPlace('1 / 2', 2),
  west: crossPlace('2 / 1', 1),
  east: crossPlace('2 / 3', 4),
  south: crossPlace('3 / 2', 3),
} as const;
export const control = css({
  display: 'grid',
  placeItems: 'center',
  inlineSize: `${CONTROL}rem`,
  blockSize: `${CONTROL}rem`,
  padding: 0,
  border: 0,
  backgroundColor: color.surface,
  color: color.ink,
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-disabled="true"]': { color: color.lineStrong, cursor: 'default' },
  [media.hover]: { '&:hover:not([aria-disabled="true"])': { backgroundColor: color.stoneDeep } },
});

export const card = css({
  position: 'absolute',
  insetBlockStart: space.md,
  insetInlineEnd: space.md,
  maxInlineSize: `min(20rem, calc(100% - 2 * ${space.md}))`,
  maxBlockSize: `calc(100% - 2 * ${space.md})`,
  [media.belowTablet]: {
    insetBlock: `auto ${space.md}`,
    insetInlineStart: space.md,
    maxInlineSize: 'none',
    maxBlockSize: '45%',
  },
  overflowY: 'auto',
  padding: space.md,
  paddingInlineEnd: space.xxl,
  borderRadius: radius.md,
  backgroundColor: color.surface,
  boxShadow: shadow.raised,
});
export const cardClose = css({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.inkMuted,
});
