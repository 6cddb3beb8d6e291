import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { stopRecordingPresses } from './earlyPress';
import { reportRecoverableError } from './reportRecoverableError';

/**
 * Gatsby API: hydrates the page in a transition. React can then pause between Suspense boundaries (each block and
 * slice), react to input in between, and hydrate the parts that the visitor uses first.
 */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void => {
    stopRecordingPresses();
    // In development, Gatsby serves pages without rendered HTML, so there is nothing to hydrate.
    if (!container.querySelector('#gatsby-focus-wrapper > *')) createRoot(container).render(element);
    else
      startTransition(
        () => void hydrateRoot(container, element, { onRecoverableError: reportRecoverableError }),
      );
  };
}
