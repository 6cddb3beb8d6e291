import { isReducedMotion } from './isReducedMotion';

/** Tolerated difference between two positions in px, because browsers round positions. */
const TOLERANCE = 2;

/** Events that show that the visitor wants to scroll or interact. They end the hold. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release = (): void => undefined;

/** Stops keeping an element in place (`pinAnchor`). */
export const unpinAnchor = (): void => release();

/**
 * Scrolls to an element and scrolls again whenever content that loads late moves it. Stops when the visitor scrolls or
 * interacts with the page.
 * @param aim function that scrolls to the element
 * @param settled whether the page already shows the element, so that corrections are not animated
 * @returns false if the page has no such element yet
 */
export function pinAnchor(
  id: string,
  aim: (place: HTMLElement, behavior: ScrollBehavior) => void,
  { settled = false } = {},
): boolean {
  release();
  let arrived = settled;
  let seen = measure(id);

  const scroll = (): boolean => {
    const place = document.getElementById(id);
    if (place) aim(place, arrived || isReducedMotion() ? 'auto' : 'smooth');
    seen = measure(id);
    return place !== null;
  };
  const onScrollEnd = (): void => {
    if (arrived) return;
    arrived = true;
    scroll();
  };
  // If the element moves while the page's height stays the same, the visitor has scrolled, for example with the scroll
  // bar.
  const onScroll = (): void => {
    if (!arrived || seen.top === null) return;
    const { top, height } = measure(id);
    if (height === seen.height && top !== null && Math.abs(top - seen.top) > TOLERANCE) release();
  };
  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          if (measure(id).height !== seen.height) scroll();
        });

  release = () => {
    release = () => undefined;
    observer?.disconnect();
    document.removeEventListener('scrollend', onScrollEnd);
    document.removeEventListener('scroll', onScroll);
    for (const name of TAKEOVERS) window.removeEventListener(name, unpinAnchor);
  };
  observer?.observe(document.body);
  document.addEventListener('scrollend', onScrollEnd);
  document.addEventListener('scroll', onScroll);
  for (const name of TAKEOVERS) window.addEventListener(name, unpinAnchor, { passive: true });
  return scroll();
}

/** Returns the element's position in the viewport and the height of the page. */
function measure(id: string): { top: number | null; height: number } {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? null;
  return { top, height: document.documentElement.scrollHeight };
}
