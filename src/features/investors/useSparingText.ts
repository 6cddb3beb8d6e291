import { useEffect, useRef, useState } from 'react';

/** Minimum interval between announcements, so that ticks do not interrupt screen-reader users. */
const QUIET_MS = 5 * 60_000;

/**
 * Returns a text for a live region. Announces no first text, because the page shows it, and no later text
 * within five minutes of the last.
 * @param text current text; null while unknown
 * @returns text to announce
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
