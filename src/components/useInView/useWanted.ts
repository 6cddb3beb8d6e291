import { useEffect, useState, type RefObject } from 'react';
import { useInteracted } from '../LatePart/useInteracted';
import { useInView } from './useInView';

/**
 * Whether what an element needs should be fetched: once it is on the screen and the visitor has done anything on the page, so that it
 * is not among what a page runs at first; or once it was asked for. It stays so.
 * @param target the element
 * @param asked it is needed wherever the element is
 */
export function useWanted(target: RefObject<Element | null>, asked = false): boolean {
  const inView = useInView(target);
  const interacted = useInteracted();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if ((inView && interacted) || asked || typeof IntersectionObserver === 'undefined') setWanted(true);
  }, [inView, interacted, asked]);
  return wanted;
}
