import { useEffect, useRef, useState } from 'react';

/** Whoever listens to a page is not interrupted by each tick. */
const QUIET_MS = 5 * 60_000;

/**
 * A text for a live region that changes now and then: the first is what the page says anyway, and is not
 * announced; a later one is, unless one was a short while ago.
 * @param text what stands now; null while nothing is known
 * @returns what is announced
 */
export function useSparingText(text: string | null): string {
  const [announced, setAnnounced] = useState('');
  const said = useRef<{ text: string; at: number } | null>(null);
  useEffect(() => {
    if (text === null) return;
    const now = Date.now();
    const last = said.current;
    if (last && (last.text === text || now - last.at < QUIET_MS)) return;
    said.current = { text, at: now };
    if (last) setAnnounced(text);
  }, [text]);
  return announced;
}
