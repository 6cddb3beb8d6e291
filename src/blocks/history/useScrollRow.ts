import { useEffect, useRef, useState } from 'react';

interface ScrollRow {
  /** Whether the row overflows, so that it can scroll. */
  scrolls: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** Tolerance in px for detecting the ends of the row, because scroll positions are fractional on zoomed pages. */
const TOLERANCE = 2;

function read(row: HTMLElement): ScrollRow {
  const length = row.scrollWidth - row.clientWidth;
  // Scroll positions are negative in right-to-left rows.
  const position = Math.abs(row.scrollLeft);
  return {
    scrolls: length > TOLERANCE,
    atStart: position <= TOLERANCE,
    atEnd: position >= length - TOLERANCE,
  };
}

/**
 * Returns the distance in px of one move: a whole number of items, at least one, so that the row stops at the start of
 * an item.
 */
function step(row: HTMLElement): number {
  const item = row.querySelector('li')?.offsetWidth || row.clientWidth;
  return Math.max(1, Math.floor(row.clientWidth / item) - 1) * item;
}

const same = (one: ScrollRow, other: ScrollRow) =>
  one.scrolls === other.scrolls && one.atStart === other.atStart && one.atEnd === other.atEnd;

/**
 * Tracks and changes the scroll position of a row that scrolls horizontally.
 * @param direction text direction of the page's language: in Hebrew, forward is to the left
 * @returns the ref for the row, its state, and a function that scrolls forward (1) or back (-1)
 */
export function useScrollRow(direction: 'rtl' | 'ltr') {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<ScrollRow>({ scrolls: false, atStart: true, atEnd: true });

  useEffect(() => {
    const row = place.current;
    if (!row) return;
    const update = () => {
      const next = read(row);
      setState((before) => (same(before, next) ? before : next));
    };
    update();
    row.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      row.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, []);

  const move = (steps: 1 | -1) => {
    const row = place.current;
    if (!row) return;
    const onwards = direction === 'rtl' ? -1 : 1;
    row.scrollBy(steps * onwards * step(row), 0);
  };

  return { place, state, move };
}
