import type { Swiper } from 'swiper';

/**
 * Brings a pressed neighbour to the front. Neighbours are inert, so the browser reports the click on the
 * element below.
 * @param swiper a looping row
 * @param onPress called with the slide's index
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
