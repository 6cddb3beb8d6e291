import type { Swiper } from 'swiper';

/**
 * Moves a slide to the front when a visitor clicks it beside the front slide. Those slides are inert, so the browser
 * dispatches the click to the element behind them, and the slide is found by the click's x position.
 * @param swiper a looping carousel
 * @param onPress called with the index of the clicked slide
 * @returns a function that removes the listener
 */
export function onNeighbourClick(swiper: Swiper, onPress: (index: number) => void): () => void {
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
