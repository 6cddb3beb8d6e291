import { useEffect, useState, type RefObject } from 'react';

/**
 * Tells whether the picture in an element has loaded or failed, or there is none (project-marketing §4).
 * @returns false at build and until the browser knows
 */
export function useStillReady(frame: RefObject<HTMLElement | null>): boolean {
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
