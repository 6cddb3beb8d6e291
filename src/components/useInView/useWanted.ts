import { useEffect, useState, type RefObject } from 'react';
import { useInView } from './useInView';

/**
 * Whether what an element needs should be fetched: once it is on the screen, or was asked for; it stays so.
 * @param target the element
 * @param asked it is needed wherever the element is
 */
export function useWanted(target: RefObject<Element | null>, asked = false): boolean {
  const inView = useInView(target);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (inView || asked || typeof IntersectionObserver === 'undefined') setWanted(true);
  }, [inView, asked]);
  return wanted;
}
