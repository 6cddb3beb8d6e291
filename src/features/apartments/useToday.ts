import { useEffect, useState } from 'react';
import { localDay } from './isImmediateEntry';

/** The visitor's day as YYYY-MM-DD; null until the page is hydrated, because its HTML is of another day. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(localDay(new Date())), []);
  return today;
}
