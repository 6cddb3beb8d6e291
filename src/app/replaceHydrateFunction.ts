import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopKeepingPresses } from './earlyPress';
import { reportRecoverableError } from './reportRecoverableError';

/**
 * Gatsby API: hydrates in a transition. React then pauses between Suspense boundaries (each block and slice),
 * answers the visitor in between, and hydrates touched parts first.
 */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void => {
    stopKeepingPresses();
    // Gatsby renders no HTML in development.
    if (!container.querySelector('#gatsby-focus-wrapper > *')) createRoot(container).render(element);
    else
      startTransition(
        () => void hydrateRoot(container, element, { onRecoverableError: reportRecoverableError }),
      );
  };
}
