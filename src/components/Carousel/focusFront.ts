const FOCUSABLE = 'a[href], button, input, select, textarea, video[controls], [tabindex]';

/**
 * Moves the focus to the front slide when the focused slide becomes inert.
 * @param row the element that holds the slides
 * @param index of the front slide
 */
export function focusFront(row: HTMLElement, index: number): void {
  const held = document.activeElement?.closest<HTMLElement>('.swiper-slide');
  if (!held || !row.contains(held) || held.dataset.swiperSlideIndex === String(index)) return;
  const front = row.querySelector<HTMLElement>(`[data-swiper-slide-index="${index}"]`);
  if (!front) return;
  const first = front.querySelector<HTMLElement>(FOCUSABLE) ?? front;
  if (first === front) front.tabIndex = -1;
  first.focus({ preventScroll: true });
}
