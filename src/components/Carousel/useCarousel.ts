import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Swiper } from 'swiper';
import { createCodeLoader } from '../../lib/createCodeLoader';
import { duration } from '../../theme/tokens';
import { useInteracted } from '../LazyPart/useInteracted';
import { useLoadedCode } from '../LazyPart/useLoadedCode';
import { useInView } from '../useInView/useInView';
import { focusFront } from './focusFront';
import { onNeighbourClick } from './onNeighbourClick';
import { initialState, readState, sameState } from './carouselState';

interface CarouselOptions {
  /** Number of slides. */
  count: number;
  /** Index of the initial slide. */
  start: number;
  /** Whether the slides loop. */
  endless: boolean;
  /** Whether the carousel returns to the first slide after the last one. */
  rewind: boolean;
  /** Whether the front slide is centered. */
  centered: boolean;
  /** False while the carousel is shown as a static grid. */
  enabled: boolean;
  direction: 'rtl' | 'ltr';
  /**
   * Called with the index of the new front slide after a visitor moved the carousel with a button or key, or clicked a
   * neighbour.
   */
  onMoved: (index: number) => void;
}

/** Distance from the viewport at which a carousel starts to prepare (`rootMargin`). */
const NEAR = '50% 0px';

const swiperLoader = createCodeLoader('swiper', async () => (await import('swiper')).Swiper);

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
 * Attaches Swiper to a row of slides that React rendered, and returns the carousel's state and actions. Swiper's code
 * is loaded on the first move, or once the row is near the viewport and the visitor has interacted with the page.
 */
export function useCarousel({
  count,
  start,
  endless,
  rewind,
  centered,
  enabled,
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
  if (near && !met && interacted) setMet(true);
  const moved = useRef(onMoved);
  moved.current = onMoved;
  const wanted = met && enabled && count > 1;
  const { code: Row, ...loading } = useLoadedCode(swiperLoader, wanted);

  useEffect(() => {
    if (!wanted || !Row || !row.current) return;
    let stopListening: (() => void) | undefined;
    const read = (instance: Swiper) => {
      if (instance.destroyed) return;
      const next = readState(instance, count, endless);
      setState((before) => (sameState(before, next) ? before : next));
    };
    const instance = new Row(row.current, {
      slidesPerView: 'auto',
      speed: duration.slide,
      initialSlide: start,
      loop: endless,
      rewind,
      centeredSlides: centered,
    });
    swiper.current = instance;
    if (endless) stopListening = onNeighbourClick(instance, (index) => moved.current(index));
    for (const event of EVENTS) instance.on(event, () => read(instance));
    awaited.current?.(instance);
    awaited.current = null;
    read(instance);
    return () => {
      stopListening?.();
      swiper.current?.destroy(true, true);
      swiper.current = null;
      setState(initialState(count, start));
    };
  }, [wanted, Row, count, start, endless, rewind, centered]);

  // A layout effect, because the focus must leave a slide before that slide becomes inert on the screen.
  useLayoutEffect(() => {
    if (endless && swiper.current) focusFront(swiper.current.el, state.index);
  }, [endless, state.index]);

  const move = (act: (instance: Swiper) => void) => {
    if (loading.failed) loading.retry();
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
  /**
   * Moves on for autoplay. Unlike a visitor's move, it is not announced to screen readers. It also does not replace a
   * visitor's move that is waiting for Swiper's code.
   */
  const advance = () => {
    if (swiper.current) swiper.current.slideNext();
    else {
      awaited.current ??= (instance) => instance.slideNext();
      setMet(true);
    }
  };
  const goTo = (index: number) =>
    move((instance) => (endless ? instance.slideToLoop(index) : instance.slideTo(index)));
  const goBack = () => move((instance) => instance.slidePrev());
  const goOn = () => move((instance) => instance.slideNext());

  /** Moves the carousel with the arrow keys, in reading direction. */
  const onKeyDown = (event: KeyboardEvent) => {
    const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === onwards) goOn();
    else if (event.key === back) goBack();
    else return;
    event.preventDefault();
  };

  /**
   * Scrolls a slide into view when it receives keyboard focus. Loops do not need this, because only their front slide
   * is focusable.
   */
  const onSlideFocus = ({ target }: FocusEvent) => {
    const slide = target.matches(':focus-visible') ? target.closest<HTMLElement>('.swiper-slide') : null;
    if (endless || !slide || !swiper.current || standsWithin(slide, swiper.current.el)) return;
    swiper.current.slideTo(swiper.current.slides.indexOf(slide));
  };

  return {
    row,
    /** Whether the carousel is in or near the viewport. */
    near,
    state,
    /** Loading state of Swiper's code. If it fails to load, the slides cannot move. */
    loading,
    goTo,
    goBack,
    goOn,
    advance,
    onKeyDown,
    onSlideFocus,
  };
}

/** Checks whether the slide's full width is visible in the row, with a tolerance of half a pixel. */
function standsWithin(slide: HTMLElement, row: HTMLElement): boolean {
  const inner = slide.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  return inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
}
