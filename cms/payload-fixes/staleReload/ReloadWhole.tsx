'use client';

import { useEffect, type ReactNode } from 'react';

/** The one button of Payload's message that a document was changed elsewhere. */
const RELOAD = '.document-stale-data button';

/**
 * Around the admin: who is told that the open document was changed elsewhere loads the whole page anew, and is asked by the browser first
 * where something typed would be lost. Payload would fetch the document alone, without a question, and count the form as changed from then
 * on.
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
