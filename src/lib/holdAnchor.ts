import { isReducedMotion } from './isReducedMotion';

/** Tolerated difference in px of positions, which browsers round. */
const TOLERANCE = 2;

/** What a visitor does to take over. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let release = (): void => undefined;

/** Ends the hold of `holdAnchor`. */
export const releaseAnchor = (): void => release();

/**
 * Scrolls to an element, and again whenever late content moves it, until the visitor does anything.
 * @param aim scrolls to the element
 * @param settled whether the page is at the element already, so that corrections are not animated
 * @returns false while the page has no such element
 */
export function holdAnchor(
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
  // A scroll that nothing on the page caused is the visitor's, as with the scrollbar.
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
    for (const name of TAKEOVERS) window.removeEventListener(name, releaseAnchor);
  };
  observer?.observe(document.body);
  document.addEventListener('scrollend', onScrollEnd);
  document.addEventListener('scroll', onScroll);
  for (const name of TAKEOVERS) window.addEventListener(name, releaseAnchor, { passive: true });
  return scroll();
}

/** Returns where the target is in the viewport, and the height of the page. */
function measure(id: string): { top: number | null; height: number } {
  const top = document.getElementById(id)?.getBoundingClientRect().top ?? null;
  return { top, height: document.documentElement.scrollHeight };
}
