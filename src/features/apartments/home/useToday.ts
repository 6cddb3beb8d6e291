import { useEffect, useState } from 'react';
import { localDay } from './isImmediateEntry';

/**
 * Returns the date in the visitor's time zone as YYYY-MM-DD. It is null until hydration, because the HTML may have been
 * built on an earlier day.
 */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(localDay(new Date())), []);
  return today;
}
