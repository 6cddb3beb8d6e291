import { useEffect, useState } from 'react';

/** A line across the screen, a third of the way down: what lies over it is being read. */
const LINE = '-33% 0px -66% 0px';

/**
 * Follows which of a page's sections is being read.
 * @param ids of the sections
 * @returns null at build, and above and between them
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
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
