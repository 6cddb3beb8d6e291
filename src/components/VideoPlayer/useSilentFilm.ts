import { useEffect, useRef, useState } from 'react';
import { media } from '../../theme/media';
import { useInView } from '../useInView/useInView';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';

/** A browser that refuses to play by itself, to save power for instance; other rejections are our own pauses. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Plays a film while it is on the screen. With reduced motion or reduced data it stands still, and is not even fetched,
 * until the visitor asks for it.
 * @param url the film to show at this width of the screen, if there is one
 * @returns the places of the frame and of the film, whether to fetch the film, whether it plays, whether it
 *   is on the screen, and what the button does
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
