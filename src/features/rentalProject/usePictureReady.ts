import { useEffect, useState, type RefObject } from 'react';

/**
 * Checks whether the picture in an element has finished loading, successfully or not. It is also true if the element
 * has no picture (project-marketing §4).
 * @returns false in the built HTML and until the picture has finished
 */
export function usePictureReady(frame: RefObject<HTMLElement | null>): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const picture = frame.current?.querySelector('img');
    if (!picture || picture.complete) return setReady(true);
    const finish = () => setReady(true);
    picture.addEventListener('load', finish);
    picture.addEventListener('error', finish);
    return () => {
      picture.removeEventListener('load', finish);
      picture.removeEventListener('error', finish);
    };
  }, [frame]);
  return ready;
}
