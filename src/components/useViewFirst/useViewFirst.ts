import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Marks a list while only its rows in view are laid out. */
export const VIEW_FIRST = 'data-view-first';
/** No less than a row, so that the page does not become shorter than it is scrolled. */
const ROW_SIZE = '40rem';

/** At build there is no layout, and React says so of each component. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Styles of the list that `useViewFirst` marks. */
export const viewFirst = css({
  [`&[${VIEW_FIRST}] > *`]: { contentVisibility: 'auto', containIntrinsicBlockSize: ROW_SIZE },
});

/**
 * Shows a filtered list sooner: the browser lays out the rows in view first, and the others after the next frame.
 * @param list with the styles `viewFirst`
 * @param first ids of the first results, on whichever page the list is: they change with the filters. Turning a page, or scrolling to a
 * row, needs the height of every row, and must not change them
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
