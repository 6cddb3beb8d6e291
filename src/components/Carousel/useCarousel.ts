import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Swiper } from 'swiper';
import { duration } from '../../theme/tokens';
import { useInteracted } from '../LatePart/useInteracted';
import { useInView } from '../useInView/useInView';
import { focusFront } from './focusFront';
import { listenToNeighbours } from './listenToNeighbours';
import { initialState, readState, sameState } from './carouselState';

interface CarouselOptions {
  /** Number of slides. */
  count: number;
  /** The slide with which it begins. */
  start: number;
  /** The slides go round. */
  endless: boolean;
  /** After the last slide the row goes back to the first. */
  rewind: boolean;
  /** The slide in front stands in the middle. */
  centered: boolean;
  /** False while the slides stand in a grid. */
  enabled: boolean;
  /** It moves by itself: it does not wait for the visitor. */
  autoplay: boolean;
  direction: 'rtl' | 'ltr';
  /** Called with the slide in front after the visitor moved the row with a button or a key. */
  onMoved: (index: number) => void;
}

/** How far from the screen a row begins to get ready. */
const NEAR = '50% 0px';

const EVENTS = [
  'slideChange',
  'snapIndexChange',
  'snapGridLengthChange',
  'fromEdge',
  'toEdge',
  'lock',
  'unlock',
  'update',
] as const;

/**
 * Joins Swiper to the row that React renders: its state for the buttons, and the moves they make.
 * Swiper's code is fetched when a row is near the screen and the visitor does something, or the row moves by itself: no page waits for it.
 */
export function useCarousel({
  count,
  start,
  endless,
  rewind,
  centered,
  enabled,
  autoplay,
  direction,
  onMoved,
}: CarouselOptions) {
  const row = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const awaited = useRef<((instance: Swiper) => void) | null>(null);
  const [state, setState] = useState(() => initialState(count, start));
  const near = useInView(row, NEAR) ?? false;
  const [met, setMet] = useState(false);
  const interacted = useInteracted();
  if (near && !met && (interacted || autoplay)) setMet(true);
  const moved = useRef(onMoved);
  moved.current = onMoved;
  const runs = met && enabled && count > 1;

  useEffect(() => {
    if (!runs) return;
    let left = false;
    let stopListening: (() => void) | undefined;
    const read = (instance: Swiper) => {
      if (instance.destroyed) return;
      const next = readState(instance, count, endless);
      setState((before) => (sameState(before, next) ? before : next));
    };
    void import('swiper').then(({ Swiper: Row }) => {
      if (left || !row.current) return;
      const instance = new Row(row.current, {
        slidesPerView: 'auto',
        speed: duration.slide,
        initialSlide: start,
        loop: endless,
        rewind,
        centeredSlides: centered,
      });
      swiper.current = instance;
      if (endless) stopListening = listenToNeighbours(instance, (index) => moved.current(index));
      for (const event of EVENTS) instance.on(event, () => read(instance));
      awaited.current?.(instance);
      awaited.current = null;
      read(instance);
    });
    return () => {
      left = true;
      stopListening?.();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      setState(initialState(count, start));
    };
  }, [runs, count, start, endless, rewind, centered]);

  // Before the browser paints: it takes the focus away from what became inert.
  useLayoutEffect(() => {
    if (endless && swiper.current) focusFront(swiper.current.el, state.index);
  }, [endless, state.index]);

  const move = (act: (instance: Swiper) => void) => {
    const actAndTell = (instance: Swiper) => {
      act(instance);
      onMoved(instance.realIndex);
    };
    if (swiper.current) actAndTell(swiper.current);
    else {
      awaited.current = actAndTell;
      setMet(true);
    }
  };
  const goTo = (index: number) =>
    move((instance) => (endless ? instance.slideToLoop(index) : instance.slideTo(index)));
  const goBack = () => move((instance) => instance.slidePrev());
  const goOn = () => move((instance) => instance.slideNext());

  /** The arrow keys move the row in the direction of reading. */
  const onKeyDown = (event: KeyboardEvent) => {
    const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === onwards) goOn();
    else if (event.key === back) goBack();
    else return;
    event.preventDefault();
  };

  /** Whatever takes the keyboard's focus comes into view; of slides that go round it is in front already. */
  const onSlideFocus = ({ target }: FocusEvent) => {
    const slide = target.matches(':focus-visible') ? target.closest<HTMLElement>('.swiper-slide') : null;
    if (endless || !slide || !swiper.current || standsWithin(slide, swiper.current.el)) return;
    swiper.current.slideTo(swiper.current.slides.indexOf(slide));
  };

  return {
    row,
    /** The row is on the screen or near it. */
    near,
    state,
    goTo,
    goBack,
    goOn,
    /** A move by autoplay: it is not announced. */
    advance: () => swiper.current?.slideNext(),
    onKeyDown,
    onSlideFocus,
  };
}

/** True when the row's box shows the whole width of the slide; half a pixel is rounding. */
function standsWithin(slide: HTMLElement, row: HTMLElement): boolean {
  const inner = slide.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  return inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
}
