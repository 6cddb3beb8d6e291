import type { Swiper } from 'swiper';

/** Carousel state that its controls (arrows and bullets) display. */
export interface CarouselState {
  /** Index of the front slide. */
  index: number;
  /**
   * Number of positions that the row can stop at. It is smaller than the number of slides when several slides are in
   * view.
   */
  stops: number;
  /** Index of the current position, from 0 to `stops - 1`. */
  stop: number;
  atStart: boolean;
  atEnd: boolean;
  /** Whether all slides are in view, so that nothing can move. */
  locked: boolean;
  /** Whether Swiper has been loaded and controls the pre-rendered row. */
  running: boolean;
}

/** Returns the state for the pre-rendered page, before Swiper runs. */
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
 * Reads the carousel state from Swiper.
 * @param count number of slides
 * @param endless whether the slides loop; each slide is then a position
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

/** Checks whether two states are equal, so that no rerender is needed. */
export function sameState(one: CarouselState, other: CarouselState): boolean {
  return (Object.keys(one) as (keyof CarouselState)[]).every((key) => one[key] === other[key]);
}
