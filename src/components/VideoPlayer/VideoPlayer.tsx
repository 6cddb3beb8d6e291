import { useState, type ReactNode } from 'react';
import { media } from '../../theme/media';
import { PlayPauseButton } from '../PlayPauseButton/PlayPauseButton';
import { useMediaQuery } from '../useMediaQuery/useMediaQuery';
import { useSilentFilm } from './useSilentFilm';
import { control, film as filmStyle, filmShown, frame as frameStyle } from './VideoPlayer.styles';

interface Film {
  readonly url: string | null;
}

interface VideoPlayerProps {
  desktop: Film | null | undefined;
  /** Shown on screens narrower than a tablet's; without it they show the poster alone. */
  mobile?: Film | null | undefined;
  /** The picture below the film: what is seen before it runs, where it does not, and what describes it. */
  poster: ReactNode;
  /** What the film shows, for the name of its button. */
  subject: string;
  className?: string;
}

/**
 * A silent film in a loop that fills its box, over a poster, with a button that stops it.
 * It is fetched only when it comes on the screen, and stands still under reduced motion.
 */
export function VideoPlayer({ desktop, mobile, poster, subject, className }: VideoPlayerProps) {
  const wide = useMediaQuery(media.tablet);
  const url = (wide ? desktop : mobile)?.url ?? null;
  const { frame, film, fetched, playing, toggle } = useSilentFilm(url);
  const [shown, setShown] = useState<string | null>(null);
  return (
    <div ref={frame} css={frameStyle} className={className}>
      {poster}
      {url && fetched && (
        <video
          ref={film}
          key={url}
          src={url}
          css={[filmStyle, shown === url && filmShown]}
          onPlaying={() => setShown(url)}
          aria-hidden="true"
          tabIndex={-1}
          muted
          loop
          playsInline
          preload="auto"
        />
      )}
      {url && (
        <PlayPauseButton playing={playing} onToggle={toggle} subject={subject} look="onMedia" css={control} />
      )}
    </div>
  );
}
