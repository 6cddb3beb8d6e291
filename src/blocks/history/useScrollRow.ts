import { useEffect, useRef, useState } from 'react';

interface ScrollRow {
  /** False while all of the row is in view, so that there is nothing to scroll. */
  scrolls: boolean;
  atStart: boolean;
  atEnd: boolean;
}

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

/** As many items as are wholly in view, at least one: the row then stands at an item's beginning again. */
function step(row: HTMLElement): number {
  const item = row.querySelector('li')?.offsetWidth || row.clientWidth;
  return Math.max(1, Math.floor(row.clientWidth / item) - 1) * item;
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
    row.scrollBy(steps * onwards * step(row), 0);
  };

  return { place, state, move };
}
