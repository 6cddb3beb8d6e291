'use client';

import { useEffect, type ReactNode } from 'react';
import { focusCancelButton } from './focusCancelButton';

/** Wraps the admin: moves the initial focus of confirmation dialogs to their cancel button. */
export function CancelButtonFocus({ children }: { children: ReactNode }) {
  useEffect(() => {
    const listen = focusCancelButton();
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  return children;
}
