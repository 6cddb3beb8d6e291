'use client';

import { useEffect, type ReactNode } from 'react';
import { repeatBlockedClicks } from './repeatBlockedClicks';

/** Wraps the admin: repeats a click on "Publish" that an autosave blocked (`repeatBlockedClicks`). */
export function BlockedClickRepeater({ children }: { children: ReactNode }) {
  useEffect(() => repeatBlockedClicks(document), []);
  return children;
}
