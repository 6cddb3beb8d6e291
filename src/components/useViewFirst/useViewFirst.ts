import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Marks a list while only its rows in view are laid out. */
export const VIEW_FIRST = 'data-view-first';
/** At least the height of a row, so that the page does not become shorter than its scroll position. */
const ROW_SIZE = '40rem';

/** `useLayoutEffect` warns on the server. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Styles of a list with `useViewFirst`. */
export const viewFirst = css({
  [`&[${VIEW_FIRST}] > *`]: { contentVisibility: 'auto', containIntrinsicBlockSize: ROW_SIZE },
});

/**
 * Shows a filtered list sooner: lays out the rows in view first, the others after the next frame.
 * @param list with the styles `viewFirst`
 * @param first ids of the first results of any page. They must change with the filters only: paging and
 *   scrolling to a row need the height of all rows
 */
export function useViewFirst(list: RefObject<HTMLElement | null>, first: readonly (string | number)[]): void {
  const rows = first.join();
  const shown = useRef(rows);
  useBrowserLayoutEffect(() => {
    const element = list.current;
    const isSame = shown.current === rows;
    shown.current = rows;
    if (isSame || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => element.removeAttribute(VIEW_FIRST));
    });
    element.setAttribute(VIEW_FIRST, '');
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      element.removeAttribute(VIEW_FIRST);
    };
  }, [list, rows]);
}
