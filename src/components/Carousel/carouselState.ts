import type { Swiper } from 'swiper';

/** Where a carousel stands, for its buttons. */
export interface CarouselState {
  /** The slide in front. */
  index: number;
  /** Number of places at which the row can stand: fewer than slides when several are in view. */
  stops: number;
  /** The present one of these places. */
  stop: number;
  atStart: boolean;
  atEnd: boolean;
  /** All slides are in view: there is nowhere to go. */
  locked: boolean;
  /** Swiper moves the row; before, and without scripts, it stands as it was built. */
  running: boolean;
}

/** The state before Swiper runs, as the page is made at build: at the slide with which the row begins. */
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
 * @param endless the slides go round, so that every slide is a place to stand at
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

/** True when nothing that a visitor sees has changed. */
export function sameState(one: CarouselState, other: CarouselState): boolean {
  return (Object.keys(one) as (keyof CarouselState)[]).every((key) => one[key] === other[key]);
}
