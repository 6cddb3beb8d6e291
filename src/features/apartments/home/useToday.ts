import { useEffect, useState } from 'react';
import { localDay } from './isImmediateEntry';

/** Returns the visitor's day as YYYY-MM-DD; null until hydration, because the HTML was built on another day. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(localDay(new Date())), []);
  return today;
}
