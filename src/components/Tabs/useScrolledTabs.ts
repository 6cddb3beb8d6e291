import { useEffect, useRef } from 'react';

/** Tolerance in px, because element positions are fractional on zoomed pages. */
const ROUNDING = 1;

/** Sets attributes on the list for the sides on which tabs are out of view. */
function markSides(list: HTMLElement): void {
  const { left, right } = list.getBoundingClientRect();
  const tabs = [...list.children].map((tab) => tab.getBoundingClientRect());
  list.toggleAttribute(
    'data-more-left',
    tabs.some((tab) => tab.left < left - ROUNDING),
  );
  list.toggleAttribute(
    'data-more-right',
    tabs.some((tab) => tab.right > right + ROUNDING),
  );
}

/** Scrolls only the list, not the page, until a tab and a part of its neighbours are visible. */
function reveal(list: HTMLElement, tab: Element): void {
  const box = list.getBoundingClientRect();
  const { left, right, width } = tab.getBoundingClientRect();
  if (left >= box.left && right <= box.right) return;
  const margin = Math.max(0, Math.min((box.width - width) / 2, 48));
  list.scrollBy(left < box.left ? left - box.left - margin : right - box.right + margin, 0);
}

/**
 * Scrolls the selected tab into view and marks the sides on which other tabs are hidden.
 * @returns the ref for the list
 */
export function useScrolledTabs(selected: number) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = place.current;
    if (!list) return;
    const mark = () => markSides(list);
    mark();
    list.addEventListener('scroll', mark, { passive: true });
    if (typeof ResizeObserver === 'undefined') return () => list.removeEventListener('scroll', mark);
    const observer = new ResizeObserver(mark);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    const tab = place.current?.children[selected];
    if (place.current && tab) reveal(place.current, tab);
  }, [selected]);
  return place;
}
