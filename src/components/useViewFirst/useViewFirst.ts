import { css } from '@emotion/react';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Attribute of a list while only the rows in view are laid out. */
export const VIEW_FIRST = 'data-view-first';
/**
 * Assumed height of a row that is not laid out yet. It is at least the real height. Otherwise the page could become
 * shorter than its scroll position.
 */
const ROW_SIZE = '40rem';

/** On the server, `useEffect` avoids React's warning about `useLayoutEffect`. */
const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Styles that a list with `useViewFirst` needs. */
export const viewFirst = css({
  [`&[${VIEW_FIRST}] > *`]: { contentVisibility: 'auto', containIntrinsicBlockSize: ROW_SIZE },
});

/**
 * Makes a filtered list appear sooner: the rows in view are laid out first, all others after the next frame.
 * @param list a list with the styles `viewFirst`
 * @param first ids of the first results, regardless of the current page. They must change only with the filters,
 *   because paging and scrolling to a row need the real height of all rows.
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
