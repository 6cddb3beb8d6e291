interface Buffering {
  readonly duration: number;
  readonly buffered: Pick<TimeRanges, 'length' | 'start' | 'end'>;
}

/** Checks whether at least half of a video is buffered, which counts as ready (project-marketing §2.6, §4). */
export function isHalfBuffered({ duration, buffered }: Buffering): boolean {
  if (!Number.isFinite(duration) || duration <= 0) return false;
  const parts = Array.from(
    { length: buffered.length },
    (_, index) => buffered.end(index) - buffered.start(index),
  );
  return parts.reduce((sum, part) => sum + part, 0) >= duration / 2;
}
