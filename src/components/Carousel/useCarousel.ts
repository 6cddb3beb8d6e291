import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Swiper } from 'swiper/types';
import { initialState, readState, sameState } from './carouselState';

interface CarouselOptions {
  count: number;
  endless: boolean;
  direction: 'rtl' | 'ltr';
  /** Called with the slide in front after the visitor moved the row with a button or a key. */
  onMoved: (index: number) => void;
}

/** Joins a Swiper to React: its state for the buttons, and the moves they make. */
export function useCarousel({ count, endless, direction, onMoved }: CarouselOptions) {
  const swiper = useRef<Swiper | null>(null);
  const [state, setState] = useState(() => initialState(count));

  const read = (instance: Swiper) => {
    if (instance.destroyed) return;
    const next = readState(instance, count, endless);
    setState((before) => (sameState(before, next) ? before : next));
  };
  const onSwiper = (instance: Swiper) => {
    swiper.current = instance;
    read(instance);
  };
  const swiperEvents = {
    onSwiper,
    onSlideChange: read,
    onSnapIndexChange: read,
    onSnapGridLengthChange: read,
    onReachBeginning: read,
    onReachEnd: read,
    onFromEdge: read,
    onLock: read,
    onUnlock: read,
    onUpdate: read,
  };

  const move = (act: (instance: Swiper) => void) => {
    if (!swiper.current) return;
    act(swiper.current);
    onMoved(swiper.current.realIndex);
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

  /** Whatever takes the keyboard's focus comes into view. */
  const onSlideFocus = ({ target, currentTarget }: FocusEvent) => {
    if (!target.matches(':focus-visible')) return;
    const slide = target.closest<HTMLElement>('.swiper-slide');
    if (!slide || !swiper.current || !currentTarget.contains(slide) || standsWithin(slide, swiper.current.el))
      return;
    const looped = slide.dataset.swiperSlideIndex;
    if (endless && looped !== undefined) swiper.current.slideToLoop(Number(looped));
    else swiper.current.slideTo(swiper.current.slides.indexOf(slide));
  };

  return {
    state,
    swiperEvents,
    goTo,
    goBack,
    goOn,
    /** A move that nobody asked for: it is not announced. */
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
