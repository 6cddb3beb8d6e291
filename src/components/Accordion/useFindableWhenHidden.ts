import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Makes hidden content findable by the browser's page search, with `hidden="until-found"`. React 18 cannot
 * write that value.
 * @param hidden also pass it to React's `hidden`, for the built HTML
 * @param onFound called on a match, before the browser shows it
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
      // Runs before layout, because the closing transition needs the box.
      if (node && hidden) node.setAttribute('hidden', 'until-found');
    },
    [hidden],
  );
}
