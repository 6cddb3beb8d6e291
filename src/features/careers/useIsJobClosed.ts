import { useEffect, useState } from 'react';
import type { JobFacts } from './jobFacts';

/** Checks whether a position is closed. It was closed at build time, or its closing date has passed since. */
export function useIsJobClosed({ closed, closingDate }: Pick<JobFacts, 'closed' | 'closingDate'>): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!closingDate) return undefined;
    const look = () => setPassed(Date.parse(closingDate) <= Date.now());
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [closingDate]);
  return closed || passed;
}
