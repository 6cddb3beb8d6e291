'use client';

import { useEffect, type ReactNode } from 'react';

/** The only button in the message that Payload shows when another user has changed the document. */
const RELOAD = '.document-stale-data button';

/**
 * Wraps the admin: when another user has changed the document, the reload button reloads the whole page. The browser
 * then warns about unsaved edits. Payload would reload only the document, without a warning, and would treat the form
 * as modified afterwards.
 */
export function FullPageReload({ children }: { children: ReactNode }) {
  useEffect(() => {
    const reload = (event: MouseEvent) => {
      if (!(event.target instanceof Element && event.target.closest(RELOAD))) return;
      event.preventDefault();
      event.stopPropagation();
      window.location.reload();
    };
    document.addEventListener('click', reload, { capture: true });
    return () => document.removeEventListener('click', reload, { capture: true });
  }, []);
  return children;
}
