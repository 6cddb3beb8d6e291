import { useEffect, useState } from 'react';

/**
 * A value once it has not changed for a while; an empty text at once.
 * @param value such as what is being typed
 * @param restMs how long it must rest
 */
export function useSettled(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value, settled, restMs]);
  return settled;
}
