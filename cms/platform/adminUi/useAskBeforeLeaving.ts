'use client';

import { useEffect } from 'react';

/**
 * Makes the browser ask for confirmation before the window closes or another page loads.
 * @param active true while there is unsaved input
 */
export function useAskBeforeLeaving(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
