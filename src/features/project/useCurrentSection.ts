import { useEffect, useState } from 'react';

/** The reading line, a third down the screen. The section across it is current. */
const LINE = '-33% 0px -66% 0px';

/**
 * Follows the current section of a page.
 * @returns null at build, and above and between sections
 */
export function useCurrentSection(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const over = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) over.add(target.id);
          else over.delete(target.id);
        setCurrent([...over].at(-1) ?? null);
      },
      { rootMargin: LINE },
    );
    const missing = new Set(all.split(' '));
    const find = () => {
      for (const id of missing) {
        const section = document.getElementById(id);
        if (!section) continue;
        missing.delete(id);
        observer.observe(section);
      }
      if (missing.size === 0) arrivals.disconnect();
    };
    // After client-side navigation, the code of some sections arrives later.
    const arrivals = new MutationObserver(find);
    arrivals.observe(document.body, { childList: true, subtree: true });
    find();
    return () => {
      observer.disconnect();
      arrivals.disconnect();
    };
  }, [all]);
  return current;
}
