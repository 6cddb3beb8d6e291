import type { Swiper } from 'swiper';

/**
 * Brings a slide to the front that is pressed where it is seen beside it. It is inert: what the browser reports is a click on what
 * lies below it, which beside the row is the element around it.
 * @param swiper a row that goes round
 * @param onPress gets the number of the slide
 * @returns stops listening
 */
export function listenToNeighbours(swiper: Swiper, onPress: (index: number) => void): () => void {
  const ground = swiper.el.parentElement ?? swiper.el;
  const press = ({ target, clientX }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('.swiper-slide')) return;
    const pressed = swiper.slides.find((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return clientX >= left && clientX <= right;
    });
    const index = Number(pressed?.dataset.swiperSlideIndex ?? NaN);
    if (Number.isNaN(index)) return;
    swiper.slideToLoop(index);
    onPress(index);
  };
  ground.addEventListener('click', press);
  return () => ground.removeEventListener('click', press);
}
