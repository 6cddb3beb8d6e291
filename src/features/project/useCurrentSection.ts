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
    for (const id of all.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
