import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { isPlainClick } from './isPlainClick';
import { isReducedMotion } from './isReducedMotion';
import { ROUTE_UPDATED } from './routeUpdated';

/** Attribute that marks the first picture of a page. */
export const FIRST_PICTURE = { 'data-first-picture': '' };

/** View transition name that the pictures of both pages get. The global styles use the same name. */
const NAME = 'first-picture';
/**
 * Maximum time in ms to wait for the data of the next page. If it takes longer, the page opens without the transition.
 */
const MAX_WAIT_MS = 300;
/** Events with which the visitor may go elsewhere during the wait. */
const LEAVING = ['click', 'popstate'];

type GatsbyWindow = Window & { ___loader?: { loadPage: (path: string) => Promise<{ status?: string }> } };

/**
 * Opens the page that a card links to. In browsers with view transitions, the card's picture turns into the first
 * picture of that page, unless the visitor prefers reduced motion.
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
  // The data must be loaded before the transition starts, because the browser paints nothing while the page is updated.
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
  // This promise rejects if the browser skips the animation, for example in a hidden tab. The page has changed anyway.
  ready.catch(() => undefined);
  await finished;
  (target as HTMLElement | null)?.style.removeProperty('view-transition-name');
}

/** Checks whether the data of a page is loaded within the maximum wait. */
function loadsSoon(path: string): Promise<boolean> {
  const loaded = (window as GatsbyWindow).___loader?.loadPage(path) ?? Promise.reject(new Error('No loader'));
  const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), MAX_WAIT_MS));
  // An error is ignored here, because the navigation that follows handles and reports it.
  const isUsable = loaded.then(
    ({ status }) => status !== 'error',
    () => false,
  );
  return Promise.race([late, isUsable]);
}
