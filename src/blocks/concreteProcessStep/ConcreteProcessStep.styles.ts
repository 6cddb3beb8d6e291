import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, duration, easing, font, radius, shadow, space } from '../../theme/tokens';

/** Distance in px from the top of a step to its mark on the road. */
export const MARK_OFFSET = 24;
const ROAD_WIDTH = '0.75rem';
const BUS_WIDTH = '3rem';
const MARK_SIZE = '1.5rem';
/** Width that phones reserve before the steps for the road. */
const LANE = '3.5rem';

export const stage = css({ position: 'relative' });

const middle = {
  insetInlineStart: `calc(${LANE} / 2 - 0.75rem)`,
  [media.desktop]: { insetInlineStart: '50%' },
};

export const road = css({
  position: 'absolute',
  insetBlock: 0,
  ...middle,
  inlineSize: ROAD_WIDTH,
  marginInlineStart: `calc(${ROAD_WIDTH} / -2)`,
  borderRadius: radius.pill,
  backgroundColor: color.stoneDeep,
});

/** The highlighted part of the road, which the bus has already passed. */
export const filled = css({
  blockSize: '100%',
  borderRadius: radius.pill,
  backgroundColor: color.sand,
  transition: `block-size ${duration.drawer}ms ${easing}`,
  [media.reducedMotion]: { transition: 'none' },
});

export const bus = css({
  position: 'absolute',
  insetBlockStart: '-3rem',
  insetInlineStart: `calc(${ROAD_WIDTH} / 2 - ${BUS_WIDTH} / 2)`,
  inlineSize: BUS_WIDTH,
  zIndex: 1,
  transition: `transform ${duration.drawer}ms ${easing}`,
  '& svg': { inlineSize: '100%', blockSize: 'auto', filter: `drop-shadow(0 8px 12px rgb(18 38 47 / 0.3))` },
  [media.belowDesktop]: { '& svg': { scale: '0.7' } },
});

export const list = css({ display: 'grid', gap: space.section });

/** A step of the road. On desktop, its text alternates between the two sides. */
export const step = css({
  position: 'relative',
  display: 'grid',
  gap: space.lg,
  paddingInlineStart: LANE,
  transition: `opacity ${duration.slow}ms ${easing}, translate ${duration.slow}ms ${easing}`,
  [media.desktop]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: `calc(2 * ${space.section})`,
    alignItems: 'start',
    paddingInlineStart: 0,
    '&:nth-of-type(even) > div:first-of-type': { order: 2 },
  },
  [media.reducedMotion]: { transition: 'none' },
});
export const hidden = css({ opacity: 0, translate: '0 2rem' });

export const mark = css({
  position: 'absolute',
  insetBlockStart: `calc(${MARK_OFFSET}px - ${MARK_SIZE} / 2)`,
  ...middle,
  inlineSize: MARK_SIZE,
  blockSize: MARK_SIZE,
  marginInlineStart: `calc(${MARK_SIZE} / -2)`,
  borderRadius: radius.pill,
  border: `4px solid ${color.surface}`,
  backgroundColor: color.accent,
  boxShadow: shadow.card,
});

export const words = css({ display: 'grid', gap: space.md, overflowWrap: 'anywhere' });

export const name = css({
  color: color.accentDark,
  fontSize: font.lead,
  fontWeight: font.weight.medium,
});

export const frame = css({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: radius.lg,
  backgroundColor: color.stoneDeep,
  '& > picture, & > img': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  },
});
