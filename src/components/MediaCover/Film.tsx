import { useEffect, useRef } from 'react';
import { scripted, still } from './MediaCover.styles';

interface FilmProps {
  media: { readonly url: string | null; readonly alt: string | null };
  /** Whether the video may load its metadata and thus show its first frame. */
  near: boolean;
  playing: boolean;
}

/** A muted, looping video that its parent starts and stops. Without JavaScript, it shows the browser's controls. */
export function Film({ media, near, playing }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // Browsers may refuse to play, for example to save power. The first frame then remains visible.
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
