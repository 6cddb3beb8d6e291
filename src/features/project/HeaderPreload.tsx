import { PicturePreload } from '../../components/ArtDirectedPicture/PicturePreload';

/** Asks for the picture of a project's header early; in the head. */
export function HeaderPreload({ project }: { project: Queries.ProjectHeaderFragment }) {
  return <PicturePreload desktop={project.heroBanner?.thumbnail} mobile={project.heroBanner?.mobile} />;
}
