import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Swiper } from 'swiper';
import { lateCode } from '../../lib/lateCode';
import { duration } from '../../theme/tokens';
import { useInteracted } from '../LatePart/useInteracted';
import { useLateCode } from '../LatePart/useLateCode';
import { useInView } from '../useInView/useInView';
import { focusFront } from './focusFront';
import { listenToNeighbours } from './listenToNeighbours';
import { initialState, readState, sameState } from './carouselState';

interface CarouselOptions {
  /** Number of slides. */
  count: number;
  /** Index of the initial slide. */
  start: number;
  /** Whether the slides loop. */
  endless: boolean;
  /** Whether the row returns to the first slide after the last. */
  rewind: boolean;
  /** Whether the front slide is centered. */
  centered: boolean;
  /** False in the grid layout. */
  enabled: boolean;
  direction: 'rtl' | 'ltr';
  /** Called with the front slide after a visitor moved the row with a button or key. */
  onMoved: (index: number) => void;
}

/** Distance from the viewport at which a row prepares. */
const NEAR = '50% 0px';

const lateSwiper = lateCode('swiper', async () => (await import('swiper')).Swiper);

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
 * Connects Swiper to the row that React renders and returns its state and actions.
 * Loads Swiper for the first move, or when the row is near the viewport and the visitor interacts.
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
  const { code: Row, ...late } = useLateCode(lateSwiper, wanted);

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
    if (endless) stopListening = listenToNeighbours(instance, (index) => moved.current(index));
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

  // Runs before paint, because it moves the focus out of slides that become inert.
  useLayoutEffect(() => {
    if (endless && swiper.current) focusFront(swiper.current.el, state.index);
  }, [endless, state.index]);

  const move = (act: (instance: Swiper) => void) => {
    if (late.failed) late.retry();
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
  /** Autoplay's move, which is not announced and never replaces a visitor's move that waits for the code. */
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

  /** Moves the row in reading direction. */
  const onKeyDown = (event: KeyboardEvent) => {
    const onwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === onwards) goOn();
    else if (event.key === back) goBack();
    else return;
    event.preventDefault();
  };

  /** Scrolls a focused slide into view. In a loop, the focused slide is already in front. */
  const onSlideFocus = ({ target }: FocusEvent) => {
    const slide = target.matches(':focus-visible') ? target.closest<HTMLElement>('.swiper-slide') : null;
    if (endless || !slide || !swiper.current || standsWithin(slide, swiper.current.el)) return;
    swiper.current.slideTo(swiper.current.slides.indexOf(slide));
  };

  return {
    row,
    /** Whether the row is on the screen or near it. */
    near,
    state,
    /** State of Swiper's code; nothing slides when it fails to load. */
    late,
    goTo,
    goBack,
    goOn,
    advance,
    onKeyDown,
    onSlideFocus,
  };
}

/** Tells whether the row shows the slide's whole width, with half a pixel of tolerance. */
function standsWithin(slide: HTMLElement, row: HTMLElement): boolean {
  const inner = slide.getBoundingClientRect();
  const outer = row.getBoundingClientRect();
  return inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5;
}
