const FOCUSABLE = 'a[href], button, input, select, textarea, video[controls], [tabindex]';

/**
 * Moves the focus to the front slide if the focused slide is no longer the front one and so becomes inert.
 * @param row the element that contains the slides
 * @param index index of the front slide
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
