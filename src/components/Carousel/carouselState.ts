import type { Swiper } from 'swiper';

/** State of a carousel, for its controls. */
export interface CarouselState {
  /** Index of the front slide. */
  index: number;
  /** Number of positions, fewer than slides when several are in view. */
  stops: number;
  /** Index of the current position. */
  stop: number;
  atStart: boolean;
  atEnd: boolean;
  /** All slides are in view, so nothing can move. */
  locked: boolean;
  /** Swiper has taken over the built row. */
  running: boolean;
}

/** Returns the state before Swiper runs, as built. */
export function initialState(count: number, start = 0): CarouselState {
  return {
    index: start,
    stops: count,
    stop: start,
    atStart: start === 0,
    atEnd: start >= count - 1,
    locked: count < 2,
    running: false,
  };
}

/**
 * Reads the state from Swiper.
 * @param count number of slides
 * @param endless whether the slides loop, so that each slide is a position
 */
export function readState(swiper: Swiper, count: number, endless: boolean): CarouselState {
  const stops = endless ? count : Math.max(1, Math.min(count, swiper.snapGrid.length));
  return {
    index: swiper.realIndex,
    stops,
    stop: endless ? swiper.realIndex : Math.min(swiper.snapIndex, stops - 1),
    atStart: swiper.isBeginning,
    atEnd: swiper.isEnd,
    locked: Boolean(swiper.isLocked),
    running: true,
  };
}

/** Tells whether two states look the same to a visitor. */
export function sameState(one: CarouselState, other: CarouselState): boolean {
  return (Object.keys(one) as (keyof CarouselState)[]).every((key) => one[key] === other[key]);
}
