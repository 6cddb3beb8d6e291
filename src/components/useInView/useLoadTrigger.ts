import { useEffect, useState, type RefObject } from 'react';
import { useInteracted } from '../LazyPart/useInteracted';
import { useInView } from './useInView';

/**
 * Returns whether to load what an element needs: once it is in view and the visitor has interacted with the page, or
 * when `asked` is true. Once true, the result stays true.
 * @param asked whether it is needed regardless of the element's position
 */
export function useLoadTrigger(target: RefObject<Element | null>, asked = false): boolean {
  const inView = useInView(target);
  const interacted = useInteracted();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if ((inView && interacted) || asked || typeof IntersectionObserver === 'undefined') setWanted(true);
  }, [inView, interacted, asked]);
  return wanted;
}
