'use client';

import { useEffect } from 'react';

/**
 * Makes the browser ask before the window closes or another page loads.
 * @param active whether there is unsaved input
 */
export function useAskBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
