import { useEffect, useState } from 'react';

/** Reduces the viewport to a line one third from its top. The section that crosses the line is the current one. */
const LINE = '-33% 0px -66% 0px';

/**
 * Returns the id of the section that is currently in view.
 * @param ids HTML ids of the sections
 * @returns null in the built HTML, and while no section crosses the line
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
    // After client-side navigation, the code of some sections loads later. Observe these sections once they are in the
    // page.
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
