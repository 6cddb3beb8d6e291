import { isFilm } from '../../components/MediaCover/isFilm';
import type { PictureMedia } from '../../components/Picture/Picture';

type Media = PictureMedia | null | undefined;

interface HeroSource {
  readonly desktop: Media;
  readonly mobile: Media;
  /** Posters in order of preference, shown until a film plays. */
  readonly posters: readonly Media[];
}

interface HeroMedia {
  /** Pictures by kind of screen: the first view, and everything under reduced motion. */
  stills: { desktop: Media; mobile: Media };
  films: { desktop: Media; mobile: Media };
}

/**
 * Chooses the media of the hero: desktop prefers the desktop file, phones the one for phones. Either may be a film or
 * a picture (project-marketing §2.6).
 */
export function heroFiles({ desktop, mobile, posters }: HeroSource): HeroMedia {
  const poster = posters.find(Boolean) ?? null;
  const wide = desktop ?? mobile ?? poster;
  const tall = mobile ?? desktop ?? poster;
  const still = (item: Media) => (isFilm(item) ? poster : item);
  const film = (item: Media) => (isFilm(item) ? item : null);
  return {
    stills: { desktop: still(wide), mobile: still(tall) },
    films: { desktop: film(wide), mobile: film(tall) },
  };
}
