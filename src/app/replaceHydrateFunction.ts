import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopKeepingPresses } from './earlyPress';

/**
 * Gatsby API: hydrates a page block by block. Within a transition React pauses between the Suspense boundaries (each block and slice is
 * one), so that the browser answers a visitor in between; what a visitor touches first is hydrated first.
 */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void => {
    stopKeepingPresses();
    // In development Gatsby renders no HTML before.
    if (!container.querySelector('#gatsby-focus-wrapper > *')) createRoot(container).render(element);
    else startTransition(() => void hydrateRoot(container, element));
  };
}
