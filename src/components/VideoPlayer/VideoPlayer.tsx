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
  /** Video for screens below the tablet breakpoint. If omitted, only the poster is shown there. */
  mobile?: Film | null | undefined;
  /** Picture behind the video. It is the placeholder and the fallback, and has the alternative text. */
  poster: ReactNode;
  /** What the video shows. It is part of the button's accessible name. */
  subject: string;
  className?: string;
}

/**
 * A muted, looping video that fills its container over a poster, with a play/pause button. It loads when it is in view
 * and does not start by itself under reduced motion.
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
