import { useEffect, useRef, useState } from 'react';

interface ScrollRow {
  /** False while all of the row is in view, so that there is nothing to scroll. */
  scrolls: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** Part of the row's visible width that one press moves. */
const STEP = 0.75;
/** Scroll positions of a zoomed page are fractions: this near to an end is at the end. */
const TOLERANCE = 2;

function read(row: HTMLElement): ScrollRow {
  const length = row.scrollWidth - row.clientWidth;
  // From right to left, positions are negative.
  const position = Math.abs(row.scrollLeft);
  return {
    scrolls: length > TOLERANCE,
    atStart: position <= TOLERANCE,
    atEnd: position >= length - TOLERANCE,
  };
}

const same = (one: ScrollRow, other: ScrollRow) =>
  one.scrolls === other.scrolls && one.atStart === other.atStart && one.atEnd === other.atEnd;

/**
 * Follows a row that scrolls sideways, and moves it.
 * @param direction of the page's language: onwards is to the left in Hebrew
 * @returns the place of the row, how it stands, and a function that moves it onwards (1) or back (-1)
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
    row.scrollBy({ left: steps * onwards * row.clientWidth * STEP, behavior: 'smooth' });
  };

  return { place, state, move };
}
