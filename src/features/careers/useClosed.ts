import { useEffect, useState } from 'react';
import type { JobFacts } from './jobFacts';

/**
 * Whether a position is closed: as it was built, and from the moment it closes, should the page be older or still be open then.
 * @param job the position
 */
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
