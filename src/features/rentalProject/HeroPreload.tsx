import { PicturePreload } from '../../components/ArtDirectedPicture/PicturePreload';
import { HERO_WIDE_FROM } from './HeroMedia';
import { heroMedia } from './RentalHero';

/** Preloads the hero's picture. Must be rendered in the document's head. */
export function HeroPreload({ project }: { project: Queries.RentalHeroFragment }) {
  return <PicturePreload {...heroMedia(project).stills} wideFrom={HERO_WIDE_FROM} />;
}
