import { useEffect, useRef, useState } from 'react';

interface ScrollRow {
  /** False while the whole row is in view. */
  scrolls: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** Tolerance in px at the ends, because zoomed pages have fractional scroll positions. */
const TOLERANCE = 2;

function read(row: HTMLElement): ScrollRow {
  const length = row.scrollWidth - row.clientWidth;
  // Right-to-left scroll positions are negative.
  const position = Math.abs(row.scrollLeft);
  return {
    scrolls: length > TOLERANCE,
    atStart: position <= TOLERANCE,
    atEnd: position >= length - TOLERANCE,
  };
}

/** Returns the width of the wholly visible items, at least one, so that the row stops at the start of an item. */
function step(row: HTMLElement): number {
  const item = row.querySelector('li')?.offsetWidth || row.clientWidth;
  return Math.max(1, Math.floor(row.clientWidth / item) - 1) * item;
}

const same = (one: ScrollRow, other: ScrollRow) =>
  one.scrolls === other.scrolls && one.atStart === other.atStart && one.atEnd === other.atEnd;

/**
 * Follows and moves a row that scrolls sideways.
 * @param direction of the page's language: forward is left in Hebrew
 * @returns the row's ref, its state, and a function that moves it forward (1) or back (-1)
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
