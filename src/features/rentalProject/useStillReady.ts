import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the picture in an element has come, or will never come; a place without a picture waits for none (project-marketing §4).
 * @param frame the element
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
