import { isFilm } from '../../components/MediaCover/isFilm';

type SlideMedia = Queries.GallerySlideFragment['media'];

/** The picture of a slide that can be seen larger: the one for wide screens. A film has none. */
export function enlargeable(media: SlideMedia) {
  const whole = media?.desktop ?? media?.mobile;
  return whole && !isFilm(whole) ? whole : null;
}
