'use client';

import { useEffect, type ReactNode } from 'react';
import { beginHarmless } from './beginHarmless';

/** Wraps the admin: moves the initial focus of confirmation dialogs to their cancel button. */
export function HarmlessFocus({ children }: { children: ReactNode }) {
  useEffect(() => {
    const listen = beginHarmless();
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  return children;
}
