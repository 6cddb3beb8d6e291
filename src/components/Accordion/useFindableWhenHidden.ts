import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Lets the browser's own search find hidden content: where it can, the element gets `hidden="until-found"`
 * instead of `hidden`, which React 18 cannot write itself. It stays out of the accessibility tree either way.
 * @param hidden whether the element is hidden; it also bears React's own `hidden`, for the HTML made at build
 * @param onFound called when the search found something inside, before the browser shows it
 * @returns the element's ref
 */
export function useFindableWhenHidden(hidden: boolean, onFound: () => void): RefCallback<HTMLElement> {
  const element = useRef<HTMLElement | null>(null);
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    const node = element.current;
    const onBeforeMatch = () => found.current();
    node?.addEventListener('beforematch', onBeforeMatch);
    return () => node?.removeEventListener('beforematch', onBeforeMatch);
  }, []);
  return useCallback(
    (node: HTMLElement | null) => {
      element.current = node;
      // In the commit itself, before the browser lays out: the closing transition needs the box to go on.
      if (node && hidden) node.setAttribute('hidden', 'until-found');
    },
    [hidden],
  );
}
