import { useEffect, useState } from 'react';

/** Debounces a text. An emptied text is returned without the delay. */
export function useDebouncedText(value: string, restMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return undefined;
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [value, settled, restMs]);
  return settled;
}
