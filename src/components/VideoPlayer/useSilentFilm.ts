import { useEffect, useRef, useState } from 'react';
import { media } from '../../theme/media';
import { useInView } from '../useInView/useInView';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';

/**
 * Checks whether the browser refused autoplay, for example to save power. Other rejections are caused by our own calls
 * of `pause`.
 */
const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Plays a video while it is in view. Under reduced motion or reduced data, the video is neither loaded nor started
 * until the visitor presses play.
 * @param url URL of the video for the current screen width, or null
 * @returns the refs for the frame and the video, and the state and action of the button
 */
export function useSilentFilm(url: string | null) {
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const inView = useInView(frame) ?? false;
  const reducedMotion = useMediaQuery(media.reducedMotion);
  const reducedData = useMediaQuery('(prefers-reduced-data: reduce)');
  const [choice, setChoice] = useState<boolean | null>(null);
  const [fetched, setFetched] = useState(false);
  const playing = choice ?? !(reducedMotion || reducedData);
  const runs = playing && inView;

  if (runs && !fetched) setFetched(true);

  useEffect(() => {
    const element = film.current;
    if (!element) return;
    if (!runs) {
      element.pause();
      return;
    }
    element.play().catch((error: unknown) => {
      if (isRefusal(error)) setChoice(false);
    });
  }, [runs, fetched, url]);

  return { frame, film, fetched, playing, inView, toggle: () => setChoice(!playing) };
}
