import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { ArtDirectedPicture } from '../../components/ArtDirectedPicture/ArtDirectedPicture';
import { PlayPauseButton } from '../../components/PlayPauseButton/PlayPauseButton';
import { Spinner } from '../../components/Spinner/Spinner';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { useSilentFilm } from '../../components/VideoPlayer/useSilentFilm';
import { media } from '../../theme/media';
import { control, film as filmStyle, filmShown, pictures, still, waiting } from './HeroMedia.styles';
import type { heroFiles } from './heroFiles';
import { isHalfBuffered } from './isHalfBuffered';
import { usePictureReady } from './usePictureReady';

/** Breakpoint at which the hero changes to its desktop layout. Picture and video use the same one. */
export const HERO_WIDE_FROM = 'desktop';

interface HeroMediaProps extends ReturnType<typeof heroFiles> {
  /** Subject of the video, for its accessible name if it has no alternative text. */
  subject: string;
  /** Called once, when the picture or video is ready and the hero is in view. */
  onReady: () => void;
}

/**
 * The video or picture of the hero. A video is muted, loops, and has a stop button. A spinner is shown until half of
 * the video is buffered or it fails. With reduced motion, the video does not load (project-marketing §2.6, §4).
 */
export function HeroMedia({ stills, films, subject, onReady }: HeroMediaProps) {
  const wide = useMediaQuery(media[HERO_WIDE_FROM]);
  const item = wide ? films.desktop : films.mobile;
  const [failed, setFailed] = useState<string | null>(null);
  const url = item?.url && item.url !== failed ? item.url : null;
  const { frame, film, fetched, playing, inView, toggle } = useSilentFilm(url);
  const stillReady = usePictureReady(frame);
  const [buffered, setBuffered] = useState<string | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  const awaited = url !== null && playing && buffered !== url;
  const ready = stillReady && !awaited && inView;
  const told = useRef(false);
  useEffect(() => {
    if (!ready || told.current) return;
    told.current = true;
    onReady();
  }, [ready, onReady]);

  const look = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (isHalfBuffered(currentTarget)) setBuffered(url);
  };
  return (
    <div ref={frame} css={pictures}>
      <ArtDirectedPicture {...stills} wideFrom={HERO_WIDE_FROM} eager css={still} />
      {url && fetched && (
        <video
          ref={film}
          key={url}
          src={url}
          css={[filmStyle, running === url && filmShown]}
          onProgress={look}
          onLoadedMetadata={look}
          onTimeUpdate={look}
          onCanPlayThrough={look}
          onPlaying={() => setRunning(url)}
          onError={() => setFailed(url)}
          aria-hidden="true"
          tabIndex={-1}
          muted
          loop
          playsInline
          preload="auto"
        />
      )}
      {url && (
        <div css={control}>
          {awaited && fetched && (
            <span css={waiting}>
              <Spinner />
            </span>
          )}
          <PlayPauseButton
            playing={playing}
            onToggle={toggle}
            subject={item?.alt || subject}
            look="onMedia"
          />
        </div>
      )}
    </div>
  );
}
