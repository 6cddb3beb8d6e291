import { isFilm } from '../../components/MediaCover/isFilm';
import type { PictureMedia } from '../../components/Picture/Picture';

type Media = PictureMedia | null | undefined;

interface HeroSource {
  readonly desktop: Media;
  readonly mobile: Media;
  /** Stands in the place of a film until it runs, the first that there is. */
  readonly posters: readonly Media[];
}

interface HeroMedia {
  /** Pictures for each kind of screen: what is seen first, and all that is seen where nothing moves. */
  stills: { desktop: Media; mobile: Media };
  films: { desktop: Media; mobile: Media };
}

/**
 * What the hero shows: wide screens prefer the desktop file, phones the one for phones; either may be a film
 * or a picture (project-marketing §2.6).
 * @param source the editor's files
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
