'use client';

import { useEffect } from 'react';

/**
 * Has the browser ask before the window is closed or another page is loaded.
 * @param active whether something would be lost by it
 */
export function useAskBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
