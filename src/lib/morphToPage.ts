import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick';
import { isReducedMotion } from './isReducedMotion';
import { ROUTE_UPDATED } from './routeUpdated';

/** Marks the first picture of a page. */
export const FIRST_PICTURE = { 'data-first-picture': '' };

/** Name of the shared element. The global styles use it. */
const NAME = 'first-picture';
/** Longest wait in ms for the data of the next page. A slower page appears without the transition. */
const MAX_WAIT_MS = 300;
/** Events by which the visitor goes elsewhere during the wait. */
const LEAVING = ['click', 'popstate'];

type GatsbyWindow = Window & { ___loader?: { loadPage: (path: string) => Promise<{ status?: string }> } };

/**
 * Follows the link of a card. The card's picture turns into the first picture of the next page in browsers with view
 * transitions, unless the visitor prefers reduced motion.
 */
export function morphToPage(event: MouseEvent<HTMLAnchorElement>, path: string): void {
  const picture = event.currentTarget.closest('article')?.querySelector('picture');
  if (!picture || !isPlainClick(event) || !('startViewTransition' in document) || isReducedMotion()) return;
  event.preventDefault();
  void morph(picture, path);
}

async function morph(picture: HTMLElement, path: string): Promise<void> {
  let isLeft = false;
  const leave = ({ type, target }: Event) => {
    if (type === 'popstate' || (target instanceof Element && target.closest('a, button'))) isLeft = true;
  };
  for (const event of LEAVING) window.addEventListener(event, leave, true);
  // The browser paints nothing during the update, so the data must be there before.
  const isLoaded = await loadsSoon(path);
  for (const event of LEAVING) window.removeEventListener(event, leave, true);
  if (isLeft) return;
  if (!isLoaded) {
    void navigate(path);
    return;
  }
  picture.style.viewTransitionName = NAME;
  let target: HTMLElement | null = null;
  const { ready, finished } = document.startViewTransition(async () => {
    picture.style.viewTransitionName = '';
    const updated = new Promise((resolve) =>
      document.addEventListener(ROUTE_UPDATED, resolve, { once: true }),
    );
    void navigate(path);
    await updated;
    target = document.querySelector<HTMLElement>('[data-first-picture]');
    target?.style.setProperty('view-transition-name', NAME);
  });
  // Rejected when the browser skips the animation, for example in a hidden tab. The page changes nevertheless.
  ready.catch(() => undefined);
  await finished;
  (target as HTMLElement | null)?.style.removeProperty('view-transition-name');
}

/** Tells whether the data of a page is loaded within the longest wait. */
function loadsSoon(path: string): Promise<boolean> {
  const loaded = (window as GatsbyWindow).___loader?.loadPage(path) ?? Promise.reject(new Error('No loader'));
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS));
  // Navigation handles and reports a page that cannot be loaded.
  const isUsable = loaded.then(
    ({ status }) => status !== 'error',
    () => false,
  );
  return Promise.race([late, isUsable]);
}
