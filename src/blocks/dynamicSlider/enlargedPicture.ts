import { isFilm } from '../../components/MediaCover/isFilm';

type SlideMedia = Queries.GallerySlideFragment['media'];

/**
 * Returns the picture to show when the slide is enlarged: the desktop one if there is any. Returns null for a video.
 */
export function enlargedPicture(media: SlideMedia) {
  const whole = media?.desktop ?? media?.mobile;
  return whole && !isFilm(whole) ? whole : null;
}
