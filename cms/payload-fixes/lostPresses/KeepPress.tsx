'use client';

import { useEffect, type ReactNode } from 'react';
import { keepPresses } from './keepPresses';

/** Wraps the admin: repeats a click on "Publish" that an autosave blocked (`keepPresses`). */
export function KeepPress({ children }: { children: ReactNode }) {
  useEffect(() => keepPresses(document), []);
  return children;
}
