import { useEffect, useState, type RefObject } from 'react';

/**
 * Tracks whether any part of an element is in the viewport.
 * @param margin extends the viewport, as a CSS length (`rootMargin`)
 * @returns null during the build and until the first observation
 */
export function useInView(target: RefObject<Element | null>, margin = '0px'): boolean | null {
  const [inView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    if (!target.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, margin]);
  return inView;
}
