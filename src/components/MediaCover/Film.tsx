import { useEffect, useRef } from 'react';
import { scripted, still } from './MediaCover.styles';

interface FilmProps {
  media: { readonly url: string | null; readonly alt: string | null };
  /** Whether its data may load, which shows the first frame. */
  near: boolean;
  playing: boolean;
}

/** A muted, looping film that its parent starts and stops. Without scripts it shows native controls. */
export function Film({ media, near, playing }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Browsers may refuse to play, for example to save power. The first frame then stays.
    if (playing) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [playing]);
  const name = media.alt ? { 'aria-label': media.alt } : { 'aria-hidden': true };
  return (
    <>
      <video
        ref={video}
        src={media.url ?? undefined}
        {...name}
        muted
        loop
        playsInline
        preload={near ? 'metadata' : 'none'}
        css={scripted}
      />
      <noscript>
        <video
          src={media.url ?? undefined}
          {...name}
          muted
          loop
          playsInline
          controls
          preload="metadata"
          css={still}
        />
      </noscript>
    </>
  );
}
