import { useEffect, useRef } from 'react';
import { scripted, still } from './MediaCover.styles';

interface FilmProps {
  media: { readonly url: string | null; readonly alt: string | null };
  /** It may be fetched: its first frame is then seen. */
  near: boolean;
  playing: boolean;
}

/** A silent film in a loop, which its parent starts and stops; without scripts its first frame, and the browser's own controls. */
export function Film({ media, near, playing }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // A browser may refuse to play, to save power for instance: the first frame then stands still, which is fine.
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
