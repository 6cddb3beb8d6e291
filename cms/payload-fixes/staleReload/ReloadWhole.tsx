'use client';

import { useEffect, type ReactNode } from 'react';

/** The only button in Payload's message about a document that changed elsewhere. */
const RELOAD = '.document-stale-data button';

/**
 * Wraps the admin: the reload button of a document that changed elsewhere reloads the page, and the browser warns about unsaved edits.
 * Payload would reload only the document, without a warning, and treat the form as modified afterwards.
 */
export function ReloadWhole({ children }: { children: ReactNode }) {
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
