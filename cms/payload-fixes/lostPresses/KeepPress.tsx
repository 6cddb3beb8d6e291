'use client';

import { useEffect, type ReactNode } from 'react';
import { keepPresses } from './keepPresses';

/** Wraps the admin: a press on "Publish" during an autosave is not lost (`keepPresses`). */
export function KeepPress({ children }: { children: ReactNode }) {
  useEffect(() => keepPresses(document), []);
  return children;
}
