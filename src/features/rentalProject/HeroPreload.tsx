import { PicturePreload } from '../../components/ArtDirectedPicture/PicturePreload';
import { mediaOfHero } from './RentalHero';

/** Asks for the hero's picture early; in the head. */
export function HeroPreload({ project }: { project: Queries.RentalHeroFragment }) {
  return <PicturePreload {...mediaOfHero(project).stills} />;
}
