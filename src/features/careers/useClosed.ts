import { useEffect, useState } from 'react';
import type { JobFacts } from './jobFacts';

/** Tells whether a position is closed: as built, or when its closing date passes. */
export function useClosed({ closed, closingDate }: Pick<JobFacts, 'closed' | 'closingDate'>): boolean {
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
