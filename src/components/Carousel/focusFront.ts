const FOCUSABLE = 'a[href], button, input, select, textarea, video[controls], [tabindex]';

/**
 * Takes the keyboard's focus along when the slide that has it gives way to another: slides behind the one in front are inert.
 * @param row the element that holds the slides
 * @param index number of the slide in front
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
