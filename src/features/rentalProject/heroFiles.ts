import { isFilm } from '../../components/MediaCover/isFilm';
import type { PictureMedia } from '../../components/Picture/Picture';

type Media = PictureMedia | null | undefined;

interface HeroSource {
  readonly desktop: Media;
  readonly mobile: Media;
  /** Pictures to show until a video plays, in order of preference. */
  readonly posters: readonly Media[];
}

interface HeroMedia {
  /** Pictures for desktop and for phones. They are shown first, and with reduced motion they are all that is shown. */
  stills: { desktop: Media; mobile: Media };
  films: { desktop: Media; mobile: Media };
}

/**
 * Chooses the pictures and videos of the hero. Desktop prefers the desktop file and phones the phone file; each may be
 * a video or a picture (project-marketing §2.6).
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
