'use client';

import { useEffect, type ReactNode } from 'react';
import { beginHarmless } from './beginHarmless';

/** Around the admin: its dialogs of confirmation begin at the choice that does nothing. */
export function HarmlessFocus({ children }: { children: ReactNode }) {
  useEffect(() => {
    const listen = beginHarmless();
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  return children;
}
