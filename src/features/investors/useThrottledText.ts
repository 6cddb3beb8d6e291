import { useEffect, useRef, useState } from 'react';

/** Minimum time between two announcements, so that price changes do not constantly interrupt screen-reader users. */
const QUIET_MS = 5 * 60_000;

/**
 * Returns the text for a live region. The first text is not announced, because the page shows it anyway. After an
 * announcement, no other follows within five minutes.
 * @param text current text; null while it is unknown
 * @returns the text to announce; empty if there is none
 */
export function useThrottledText(text: string | null): string {
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
