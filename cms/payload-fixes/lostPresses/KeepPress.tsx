'use client';

import { useEffect, type ReactNode } from 'react';
import { keepPresses } from './keepPresses';

/** Around the admin: who presses "Publish" while the form saves itself need not press again (`keepPresses`). */
export function KeepPress({ children }: { children: ReactNode }) {
  useEffect(() => keepPresses(document), []);
  return children;
}
