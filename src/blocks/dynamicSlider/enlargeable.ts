import { isFilm } from '../../components/MediaCover/isFilm';

type SlideMedia = Queries.GallerySlideFragment['media'];

/** Returns the desktop picture of a slide for enlarging; nothing for a film. */
export function enlargeable(media: SlideMedia) {
  const whole = media?.desktop ?? media?.mobile;
  return whole && !isFilm(whole) ? whole : null;
}
