import { useCallback, useEffect, useRef, type RefCallback } from 'react';

/**
 * Makes hidden content findable by the browser's find-in-page, with `hidden="until-found"`. The hook sets the attribute
 * itself, because React 18 cannot render that value.
 * @param hidden also pass it to React's `hidden`, so that the pre-rendered HTML hides the content
 * @param onFound called on a match, before the browser reveals the content
 * @returns the ref for the element
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
      // Set in the ref callback, which runs before layout. A plain `hidden` would remove the element's box and so break
      // the closing transition.
      if (node && hidden) node.setAttribute('hidden', 'until-found');
    },
    [hidden],
  );
}
